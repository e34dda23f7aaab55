import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openPassageFilm, openPhotoFilm } from "@kinora/photo/open-photo-film";
import { openRestyledClip } from "@kinora/restyle/open-restyled-clip";
import { openStage } from "@kinora/studio/draw/open-stage";
import type { FrameSize } from "@kinora/studio/draw/stage";
import { openFilm } from "@kinora/studio/film/open-film";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { writeNotices } from "@kinora/studio/scene/write-notices";
import type { RenderRequest } from "./render-protocol.ts";

export interface OpenStage {
  readonly stage: FrameSource;
  readonly size: FrameSize;
  /** What the sound follows. */
  readonly spec: SceneSpec;
  /** Sentences for the person. */
  readonly notices: readonly string[];
}

type Request = Pick<RenderRequest, "spec" | "recipe" | "photo" | "clip">;

const CLIP_STAYS =
  "Of the words, style, hour and weather are followed; nothing is added to the clip.";

let last: { key: string; open: OpenStage } | undefined;

/**
 * Opens the stage of a recipe, drawn or of a photo; the poster and the film of one job share it, so it
 * is painted once. `onProgress` hears shares of 0..1 where opening takes seconds.
 */
export async function openRecipeStage(
  request: Request,
  onProgress: (share: number) => void,
): Promise<OpenStage> {
  const { spec, recipe, photo, clip } = request;
  const key = JSON.stringify([spec, recipe, photo, clip]);
  if (last?.key !== key) {
    // Two stages at once would take the memory of two.
    last = undefined;
    last = { key, open: await open(request, onProgress) };
  }
  return last.open;
}

async function open(
  { spec, recipe, photo, clip }: Request,
  onProgress: (share: number) => void,
): Promise<OpenStage> {
  if (photo?.last !== undefined) {
    return openPassageFilm(photo.path, photo.last, { ...recipe, type: photo.mode });
  }
  if (photo !== undefined) {
    return openPhotoFilm(photo.path, { ...recipe, type: photo.mode }, onProgress);
  }
  const size = FRAME_SIZES[recipe.kind][recipe.aspectRatio];
  if (clip !== undefined) {
    const stage = openRestyledClip(clip.path, spec, recipe, size);
    return { stage, size, spec, notices: spec.cast.length > 0 ? [CLIP_STAYS] : [] };
  }
  const film = recipe.kind === "video";
  const stage = film ? await openFilm(spec, recipe, size) : openStage(spec, size, 0);
  return { stage, size, spec, notices: writeNotices(spec) };
}
