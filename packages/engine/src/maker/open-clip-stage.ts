import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openRestyledClip } from "@kinora/restyle/open-restyled-clip";
import type { OpenStageOf } from "./maker.ts";

const CLIP_STAYS = { code: "clip.stays", params: {} } as const;

/** Opens the frames of a repainted clip; throws when the clip is missing. */
export const openClipStage: OpenStageOf = async ({ spec, recipe, inputs }) => {
  if (inputs.initialVideo === undefined) throw new Error("There is no clip to paint over.");
  const size = FRAME_SIZES[recipe.kind][recipe.aspectRatio];
  const stage = openRestyledClip(inputs.initialVideo, spec, recipe, size);
  return { stage, size, spec, notices: spec.cast.length > 0 ? [CLIP_STAYS] : [] };
};
