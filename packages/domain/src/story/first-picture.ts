import type { RecipeInputs } from "@kinora/contracts/recipe/recipe";
import type { ArtifactKeys } from "./artifact-keys.ts";
import { ordersOf } from "./orders-of.ts";
import type { StoredArtifact, StoredArtifactFile } from "./stored-artifact.ts";
import type { StoryTask } from "./story-task.ts";

/** Returns the file that footage begins with: the main file of its picture. */
export function firstPicture(artifact: StoredArtifact | undefined): StoredArtifactFile | null {
  return artifact?.files.find(({ role }) => role === "main") ?? null;
}

/** Returns the recipe's inputs for footage that begins with this file. */
export function inputsOf({ hash, mimeType, width, height }: StoredArtifactFile): RecipeInputs {
  return {
    initialImage: { hash, mimeType, width: width ?? 0, height: height ?? 0, duration: null },
  };
}

/**
 * Returns the key of the picture that a task's footage begins with; null when the key is not that of
 * footage.
 */
export function keyOfFirst(task: StoryTask, key: string, keys: ArtifactKeys): string | null {
  if (task.kind === "script") return null;
  const { scenes } = ordersOf(task, keys, () => undefined);
  const footage = scenes.find((scene) => scene.footage && keys.of(scene.footage) === key)?.footage;
  return footage ? keys.of(footage.begins) : null;
}
