import type { GemWork } from "@kinora/contracts/gem/gem";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { StoryCover } from "@kinora/domain/story/story-cover";
import type { LoadCards } from "../creation/load-cards.ts";

export interface WorkPorts {
  readonly now: () => Date;
  readonly address: MediaAddress;
  readonly loadCards: LoadCards;
  readonly loadCovers: (userId: string, ids: readonly string[]) => Promise<StoryCover[]>;
}

/** What an entry of the ledger knows of the work it was for. */
export interface WorkIds {
  readonly creationId: string | null;
  readonly storyId: string | null;
}

/** Looks up the works of these lines at once; the answer finds each line's, null when it is gone. */
export async function joinWorks(
  lines: readonly WorkIds[],
  viewer: Viewer,
  { now, address, loadCards, loadCovers }: WorkPorts,
): Promise<(line: WorkIds) => GemWork | null> {
  const storyIds = [...new Set(lines.flatMap(({ storyId }) => storyId ?? []))];
  const [cards, covers] = await Promise.all([
    loadCards(
      lines.flatMap(({ creationId }) => creationId ?? []),
      viewer,
    ),
    loadCovers(viewer.id, storyIds),
  ]);
  const boards = new Map(covers.map((cover) => [cover.id, boardWork(cover, address, now())]));
  return ({ creationId, storyId }) => {
    const card = cards.get(creationId ?? "");
    if (!card) return boards.get(storyId ?? "") ?? null;
    const { kind, prompt, media, thumbhash } = card;
    return { kind, words: prompt, thumbnail: media?.thumbnail ?? media?.poster ?? null, thumbhash };
  };
}

function boardWork({ title, picture }: StoryCover, address: MediaAddress, now: Date): GemWork {
  const thumbnail = picture && {
    url: address.signed(picture.hash, picture.mimeType, now),
    mimeType: picture.mimeType,
    bytes: picture.bytes,
    width: picture.width,
    height: picture.height,
    duration: null,
  };
  return { kind: "story", words: title, thumbnail, thumbhash: null };
}
