import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openStage } from "@kinora/studio/draw/open-stage";
import { openFilm } from "@kinora/studio/film/open-film";
import { writeNotices } from "@kinora/studio/plan/write-notices";
import type { OpenStageOf } from "./maker.ts";

/** Opens the frames of a scene, for a film or a picture. */
export const openSceneStage: OpenStageOf = async ({ spec, recipe }) => {
  const size = FRAME_SIZES[recipe.kind][recipe.aspectRatio];
  const film = recipe.kind === "video";
  const stage = film ? await openFilm(spec, recipe, size) : openStage(spec, size, 0);
  return { stage, size, spec, notices: writeNotices(spec) };
};
