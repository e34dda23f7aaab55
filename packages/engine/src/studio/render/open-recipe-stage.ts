import { openStage } from "../draw/open-stage.ts";
import type { FrameSize } from "../draw/stage.ts";
import { FRAME_SIZES } from "../film/frame-sizes.ts";
import { openFilm } from "../film/open-film.ts";
import type { FrameSource } from "../picture/raw-frame.ts";
import type { Recipe, SceneSpec } from "../scene/scene-spec.ts";

export interface OpenStage {
  readonly stage: FrameSource;
  readonly size: FrameSize;
}

let last: { key: string; open: OpenStage } | undefined;

/** Opens the stage of a recipe; the poster and the film of one job share it, so it is painted once. */
export async function openRecipeStage(spec: SceneSpec, recipe: Recipe): Promise<OpenStage> {
  const size = FRAME_SIZES[recipe.kind][recipe.aspectRatio];
  const key = JSON.stringify([spec, size, recipe]);
  if (last?.key !== key) {
    const film = recipe.kind === "video";
    const stage = film ? await openFilm(spec, recipe, size) : openStage(spec, size, 0);
    last = { key, open: { stage, size } };
  }
  return last.open;
}
