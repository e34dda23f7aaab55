import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { HostedPictureOrder } from "@kinora/domain/story/story-engine";
import { openPhotoFilm } from "@kinora/photo/open-photo-film";
import type { FrameSource } from "@kinora/studio/picture/raw-frame";

/**
 * Opens the film of an externally made picture: the camera moves through its depth, as with a
 * photo. The prompt is left empty because the picture already shows what it names.
 */
export async function openStill(
  { aspectRatio, style, seed }: HostedPictureOrder,
  path: string,
  frames: number,
): Promise<FrameSource> {
  const { stage } = await openPhotoFilm(path, {
    ...{ type: "photo-to-video", kind: "video", prompt: "", negativePrompt: "", effect: null },
    ...{ style, aspectRatio, seed, duration: frames / STORY_FPS, fps: STORY_FPS },
  });
  return stage;
}
