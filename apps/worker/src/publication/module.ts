import { isReachedFromOutside } from "@kinora/contracts/connection/reached-from-outside";
import { readSimulatedPlatforms } from "@kinora/contracts/connection/simulated-platforms";
import { postsOfWorkListener } from "@kinora/database/publication/posts-of-work-listener";
import { signedMediaAddress } from "@kinora/storage/signed-media-address";
import { HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import { openPlatforms } from "../connection/compose-platforms.ts";
import type { WorkerModule } from "../module.ts";
import { composeFirstComments } from "./compose-first-comments.ts";
import { composeMeasuring } from "./compose-measuring.ts";
import { composePublishing } from "./compose-publishing.ts";

/** Opens nothing: a server on which nothing can be sealed has no platforms, and still its own feed. */
const NOTHING_SEALED = {
  ...{ platforms: [] },
  sealer: {
    seal: () => Promise.reject(new Error("SEALING_SECRET is not set")),
    ...{ open: async () => null, isOutdated: () => false },
  },
};

export function publicationModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, media, now, attempting, settings } = parts;
  const publicUrl = process.env.PUBLIC_URL || "http://localhost:3000";
  const opened = openPlatforms(process.env, now) ?? NOTHING_SEALED;
  return {
    listeners: [postsOfWorkListener(boss, now)],
    clockTasks: [
      composeMeasuring({ database, boss, now, opened }),
      composeFirstComments({ database, boss, now, opened }),
    ],
    jobs: [
      composePublishing({
        ...{ database, boss, media, now, publicUrl, retrying: attempting.retrying },
        ...{ opened, scratch: settings.scratchDirectory },
        addressHere: addressHere(process.env, publicUrl, now),
      }),
    ],
  };
}

function addressHere(environment: NodeJS.ProcessEnv, publicUrl: string, now: () => Date) {
  const secret = environment.MEDIA_SECRET;
  const hasSimulators = readSimulatedPlatforms(environment).size > 0;
  if (!secret || !isReachedFromOutside(publicUrl, hasSimulators)) return () => null;
  const { origin } = new URL(publicUrl);
  const { signed } = signedMediaAddress(secret, origin);
  // Open for an hour more than it would be.
  return (hash: string, mimeType: string) =>
    signed(hash, mimeType, new Date(now().getTime() + HOUR));
}
