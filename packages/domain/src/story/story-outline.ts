import { ownValue } from "../own-value.ts";
import { ordersOf } from "./orders-of.ts";
import type { PieceKeys } from "./piece-keys.ts";
import type { StoredPiece } from "./stored-piece.ts";
import type { LatestPieces } from "./story-record.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** What a list tells of a story. */
export interface StoryOutline {
  /** Of the whole story, estimated where a voice has not spoken yet. */
  readonly seconds: number;
  /** The first scene's, else an older one of it; null while there is none. */
  readonly picture: StoredPiece | null;
}

/**
 * Keys of the pieces that a list has to know of a board. A standing names every piece of every take, which takes a
 * tenth of a second of a large board: too much for a page of them.
 */
export function keysOfOutline(
  snapshot: BoardSnapshot,
  latest: LatestPieces,
  keys: PieceKeys,
): string[] {
  const { scenes } = ordersOf(snapshot, keys, () => undefined);
  const voices = scenes.flatMap(({ narration }) => narration?.order ?? []).map(keys.of);
  return [...new Set([...voices, ...picturesOf(scenes[0], latest, keys)])];
}

/** What a list tells of a board, out of the pieces there are of those keys. */
export function readOutline(
  snapshot: BoardSnapshot,
  latest: LatestPieces,
  keys: PieceKeys,
  pieces: readonly StoredPiece[],
): StoryOutline {
  const found = new Map(pieces.map((piece) => [piece.key, piece]));
  const { timeline, scenes } = ordersOf(snapshot, keys, (key) => found.get(key)?.facts);
  const pictures = picturesOf(scenes[0], latest, keys).flatMap((key) => found.get(key) ?? []);
  return { seconds: timeline.seconds, picture: pictures[0] ?? null };
}

/** Of a scene, the one that is asked for first. */
function picturesOf(
  scene: ReturnType<typeof ordersOf>["scenes"][number] | undefined,
  latest: LatestPieces,
  keys: PieceKeys,
): string[] {
  if (!scene) return [];
  const pictures = ownValue(latest.scenes, scene.id)?.pictures;
  const older = pictures && ownValue(pictures, scene.takeId);
  return [keys.of(scene.picture), ...(older === undefined ? [] : [older])];
}
