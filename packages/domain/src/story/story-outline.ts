import { ownValue } from "../own-value.ts";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { ordersOf, type SceneOrders } from "./orders-of.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { LatestArtifacts } from "./story-record.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** Summary of a story for a list. */
export interface StoryOutline {
  /** Duration of the whole story. */
  readonly seconds: number;
  /** True while some narration is not spoken yet, so the duration may still change. */
  readonly estimated: boolean;
  /** Picture of the first scene, or an older one of it; null when there is none. */
  readonly picture: StoredArtifact | null;
}

/**
 * Returns the artifact keys needed for a board's outline. A full standing computes the keys of all
 * artifacts of all takes, which takes 0.1 s for a large board and is too slow for a page of
 * stories.
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

/** Builds the outline of a board from the existing artifacts of those keys. */
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

/** Returns whether the total duration may still change because some narration is not spoken yet. */
export function isEstimated(scenes: readonly Pick<SceneOrders, "planned">[]): boolean {
  return scenes.some(({ planned }) => planned.estimated);
}

/** Returns a scene's picture keys, the wanted one first. */
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
