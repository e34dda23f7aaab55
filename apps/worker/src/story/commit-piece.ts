import { ordersOf } from "@kinora/domain/story/orders-of";
import type { PieceKeys } from "@kinora/domain/story/piece-keys";
import { recordChanged } from "@kinora/domain/story/record-changed";
import { recordLatest } from "@kinora/domain/story/record-latest";
import type { StoredPiece } from "@kinora/domain/story/stored-piece";
import type { Making } from "./making.ts";
import type { StoryPorts } from "./story-ports.ts";

/** What a piece is committed for, and what is there beside it, by key. */
export interface PieceCommit extends Pick<Making, "job" | "storyId" | "snapshot"> {
  readonly keys: PieceKeys;
  readonly pieces: ReadonlyMap<string, StoredPiece>;
}

/** Writes a made piece down and tells its owner, in one transaction. Rejects with ClaimLost. */
export function commitPiece(
  piece: StoredPiece,
  { job, storyId, snapshot, keys, pieces }: PieceCommit,
  { commitStory }: Pick<StoryPorts, "commitStory">,
): Promise<void> {
  return commitStory(job, storyId, async ({ story, stories, insertPiece, record }) => {
    await insertPiece(piece);
    const known = new Map(pieces).set(piece.key, piece);
    const orders = ordersOf(snapshot, keys, (key) => known.get(key)?.facts);
    const latest = recordLatest(story.latest, { orders, keys, pieces: known });
    await stories.update(storyId, { latest }, null);
    await recordChanged(story, record);
  });
}
