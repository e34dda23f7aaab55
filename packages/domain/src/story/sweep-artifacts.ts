import type { ArtifactKeys } from "./artifact-keys.ts";
import { allOrders, keysIn, readStanding } from "./read-standing.ts";
import { recordingOf } from "./story-access.ts";
import { storySubject } from "./story-job.ts";
import type { ArtifactStore, Revision, StoryStore, StoryStores } from "./story-stores.ts";

export interface SweepStores extends Pick<StoryStores, "queue" | "creations" | "uploads"> {
  readonly stories: Pick<StoryStore, "lock" | "isHeld" | "listRevisions" | "markSwept">;
  readonly artifacts: Pick<ArtifactStore, "find" | "removeOthers">;
}

/**
 * Deletes artifacts of a story that are used neither by its board, nor by any revision or take, and
 * are not the latest of their scene. Does nothing while work on the story is in progress, or while
 * it is on legal hold.
 *
 * @param before newer artifacts are kept, and so are all artifacts of a story that changed since
 * @returns the number of deleted artifacts
 */
export async function sweepArtifacts(
  storyId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
  stores: SweepStores,
  keys: ArtifactKeys,
): Promise<number> {
  const story = await stores.stories.lock(storyId);
  if (!story || story.updatedAt > before) return 0;
  // It may have been reported since it was selected.
  if (await stores.stories.isHeld(storyId, now)) return 0;
  if (await stores.queue.lockOpen(storySubject(storyId))) return 0;
  const film = story.renderCreationId && (await stores.creations.find(story.renderCreationId));
  if (film && film.status === "processing") return 0;
  const wanted = new Set(keysIn(story.latest));
  const keep = async ({ board, kept }: Revision) => {
    const recording = await recordingOf({ ...story, board }, stores.uploads);
    const reading = { artifacts: stores.artifacts, keys };
    const snapshot = { board, kept, recording };
    const { orders } = await readStanding(storyId, snapshot, { scenes: {} }, reading);
    for (const order of allOrders(orders)) wanted.add(keys.of(order));
  };
  for (const revision of await stores.stories.listRevisions(storyId)) await keep(revision);
  if (story.board) await keep({ board: story.board, kept: story.kept });
  await stores.stories.markSwept(storyId, now);
  return stores.artifacts.removeOthers(storyId, [...wanted], before);
}
