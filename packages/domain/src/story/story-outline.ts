import { ownValue } from "../own-value.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { ordersOf, type SceneOrders } from "./orders-of.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { LatestArtifacts } from "./story-record.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** What a list tells of a story. */
export interface StoryOutline {
  /** Of the whole story. */
  readonly seconds: number;
  /** A voice has not spoken yet: the length may still change. */
  readonly estimated: boolean;
  /** The first scene's, else an older one of it; null while there is none. */
  readonly picture: StoredArtifact | null;
}

/**
 * Keys of the artifacts that a list has to know of a board. A standing names every artifact of every take, which takes a
 * tenth of a second of a large board: too much for a page of them.
 */
export function keysOfOutline(
  snapshot: BoardSnapshot,
  latest: LatestArtifacts,
  keys: ArtifactKeys,
): string[] {
  const { scenes } = ordersOf(snapshot, keys, () => undefined);
  const voices = scenes.flatMap(({ narration }) => narration?.order ?? []).map(keys.of);
  return [...new Set([...voices, ...picturesOf(scenes[0], latest, keys)])];
}

/** What a list tells of a board, out of the artifacts there are of those keys. */
export function readOutline(
  snapshot: BoardSnapshot,
  latest: LatestArtifacts,
  keys: ArtifactKeys,
  artifacts: readonly StoredArtifact[],
): StoryOutline {
  const found = new Map(artifacts.map((artifact) => [artifact.key, artifact]));
  const { timeline, scenes } = ordersOf(snapshot, keys, (key) => found.get(key)?.facts);
  const pictures = picturesOf(scenes[0], latest, keys).flatMap((key) => found.get(key) ?? []);
  const estimated = isEstimated(scenes);
  return { seconds: timeline.seconds, estimated, picture: pictures[0] ?? null };
}

/** May the length of the whole still change, with words that are to be spoken? */
export function isEstimated(scenes: readonly Pick<SceneOrders, "planned">[]): boolean {
  return scenes.some(({ planned }) => planned.estimated);
}

/** Of a scene, the one that is asked for first. */
function picturesOf(
  scene: ReturnType<typeof ordersOf>["scenes"][number] | undefined,
  latest: LatestArtifacts,
  keys: ArtifactKeys,
): string[] {
  if (!scene) return [];
  const pictures = ownValue(latest.scenes, scene.id)?.pictures;
  const older = pictures && ownValue(pictures, scene.takeId);
  return [keys.of(scene.picture), ...(older === undefined ? [] : [older])];
}
