import type { PieceKeys } from "./piece-keys.ts";
import { allOrders, keysIn, readStanding } from "./read-standing.ts";
import { recordingOf } from "./story-access.ts";
import { storySubject } from "./story-job.ts";
import type { PieceStore, Revision, StoryStore, StoryStores } from "./story-stores.ts";

export interface SweepStores extends Pick<StoryStores, "queue" | "creations" | "uploads"> {
  readonly stories: Pick<StoryStore, "lock" | "listRevisions" | "markSwept">;
  readonly pieces: Pick<PieceStore, "find" | "removeOthers">;
}

/**
 * Forgets the pieces of a story that neither its board, nor a step that can be undone or done again, nor a
 * take asks for, nor are the newest there are of their scene. While it is worked on nothing is touched.
 *
 * @param before younger pieces stay, and the pieces of a story that was changed since
 * @returns how many are gone
 */
export async function sweepPieces(
  storyId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
  stores: SweepStores,
  keys: PieceKeys,
): Promise<number> {
  const story = await stores.stories.lock(storyId);
  if (!story || story.updatedAt > before) return 0;
  if (await stores.queue.lockOpen(storySubject(storyId))) return 0;
  const film = story.renderCreationId && (await stores.creations.find(story.renderCreationId));
  if (film && film.status === "processing") return 0;
  const wanted = new Set(keysIn(story.latest));
  const keep = async ({ board, kept }: Revision) => {
    const recording = await recordingOf({ ...story, board }, stores.uploads);
    const reading = { pieces: stores.pieces, keys };
    const snapshot = { board, kept, recording };
    const { orders } = await readStanding(storyId, snapshot, { scenes: {} }, reading);
    for (const order of allOrders(orders)) wanted.add(keys.of(order));
  };
  for (const revision of await stores.stories.listRevisions(storyId)) await keep(revision);
  if (story.board) await keep({ board: story.board, kept: story.kept });
  await stores.stories.markSwept(storyId, now);
  return stores.pieces.removeOthers(storyId, [...wanted], before);
}
