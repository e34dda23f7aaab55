import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { PresentedCreation } from "@kinora/domain/creation/creation-reader";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { type Likes, presentCard, presentCreation } from "./present-creation.ts";

/** Puts creations on the wire for a person, with the likes that stand now. */
export interface Present {
  whole(found: PresentedCreation, viewer: Viewer | null): Promise<Creation>;
  cards(found: readonly PresentedCreation[], viewer: Viewer | null): Promise<CreationCard[]>;
}

export interface PresentPorts {
  readonly now: () => Date;
  readonly address: MediaAddress;
  /** Likes by creation; one without any may be left out. */
  readonly likesOf: (
    ids: readonly string[],
    viewerId: string | null,
  ) => Promise<ReadonlyMap<string, Likes>>;
}

const NO_LIKES: Likes = { likes: 0, likedByMe: false };

export function createPresent({ now, address, likesOf }: PresentPorts): Present {
  return {
    async whole(found, viewer) {
      const { id } = found.creation;
      const likes = (await likesOf([id], viewer?.id ?? null)).get(id) ?? NO_LIKES;
      return presentCreation(found, { viewer, likes, address, now: now() });
    },
    async cards(found, viewer) {
      const likes = await likesOf(
        found.map(({ creation }) => creation.id),
        viewer?.id ?? null,
      );
      const moment = now();
      return found.map((one) =>
        presentCard(one, {
          viewer,
          likes: likes.get(one.creation.id) ?? NO_LIKES,
          address,
          now: moment,
        }),
      );
    },
  };
}
