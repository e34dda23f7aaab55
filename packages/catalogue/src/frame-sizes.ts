import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { PixelSize } from "@kinora/domain/prompt/model-entry";

/** Pixels by kind and aspect ratio. Even numbers: yuv420p halves them. Square films keep 720p's cost. */
export const FRAME_SIZES: Record<"image" | "video", Record<AspectRatio, PixelSize>> = {
  image: {
    "16:9": { width: 1280, height: 720 },
    "9:16": { width: 720, height: 1280 },
    "1:1": { width: 1024, height: 1024 },
  },
  video: {
    "16:9": { width: 1280, height: 720 },
    "9:16": { width: 720, height: 1280 },
    "1:1": { width: 960, height: 960 },
  },
};

/** Width of thumbnails, in pixels. */
export const THUMBNAIL_WIDTH = 480;

/** Width of the muted preview clip, in pixels; its height follows and stays even. */
export const PREVIEW_WIDTH = 480;

/** Scales a size to `width`, keeping the shape; both sides even. */
export function scaleToWidth(size: PixelSize, width: number): PixelSize {
  return { width, height: 2 * Math.round((width * size.height) / size.width / 2) };
}
