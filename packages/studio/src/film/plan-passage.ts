import { planScene } from "../plan/plan-scene.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";

/**
 * Plans a film from one scene to another: its first frame is that of the prompt's own film, its
 * last frame that of `lastPrompt` with the same seed and camera. What neither can show is reported.
 */
export function planPassage(recipe: SceneRequest, lastPrompt: string): SceneSpec {
  const first = planScene(recipe);
  const last = planScene({ ...recipe, prompt: lastPrompt });
  const approximations = [...(first.approximations ?? []), ...(last.approximations ?? [])];
  return {
    ...first,
    missing: [...new Set([...first.missing, ...last.missing])],
    ...(approximations.length > 0 ? { approximations } : {}),
    // Both scenes share one camera, so that they stay aligned while they morph.
    becomes: { ...last, camera: first.camera, missing: [], approximations: [] },
  };
}
