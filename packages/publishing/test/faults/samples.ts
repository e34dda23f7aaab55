import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type { Publication } from "@kinora/domain/publication/publication";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { connectAs, type OpenPlatform, openPlatform } from "../open-platform.ts";
import { sampleFile } from "../sample-file.ts";

/** Something that is published, and where. */
export interface FaultSample {
  readonly open: () => Promise<OpenPlatform & { readonly connection: PlatformConnection }>;
  readonly publication: Publication;
  /** Offsets of the file at which its upload is cut. */
  readonly cuts: readonly number[];
}

const SIZE = 600_000;
const file = sampleFile(SIZE);

export const FAULT_SAMPLES: Readonly<Record<string, FaultSample>> = {
  "youtube video": {
    async open() {
      const opened = await openPlatform(youtubeSimulator);
      return { ...opened, connection: await connectAs(opened, "channel-owner") };
    },
    publication: {
      ...{ platform: "youtube", kind: "video", isAiMade: true, file },
      ...{ title: "A fox", description: "It runs.", mark: "https://kinora.example/w/1" },
      ...{ tags: [], categoryId: "22", language: null, visibility: "public", publishAt: null },
      ...{ isMadeForKids: false, notifiesSubscribers: true },
    },
    cuts: [0, 1, 262_144, 524_287, 524_288, 524_289, SIZE - 1, SIZE],
  },
};
