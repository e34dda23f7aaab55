import type { Stage } from "../draw/compose-stage.ts";
import { openStage } from "../draw/open-stage.ts";
import type { FrameSize } from "../draw/stage.ts";
import { FRAME_SIZES } from "../film/frame-sizes.ts";
import type { Recipe, SceneSpec } from "../scene/scene-spec.ts";

export interface OpenStage {
  readonly stage: Stage;
  readonly size: FrameSize;
}

let last: { key: string; open: OpenStage } | undefined;

/** Opens the stage of a recipe; the poster and the film of one job share it, so it is painted once. */
export function openRecipeStage(spec: SceneSpec, recipe: Recipe): OpenStage {
  const size = FRAME_SIZES[recipe.kind][recipe.aspectRatio];
  const duration = recipe.kind === "video" ? recipe.duration : 0;
  const key = JSON.stringify([spec, size, duration]);
  if (last?.key !== key) last = { key, open: { stage: openStage(spec, size, duration), size } };
  return last.open;
}
