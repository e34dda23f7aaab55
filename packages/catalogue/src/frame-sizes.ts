import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { PixelSize } from "@kinora/domain/prompt/model-entry";

/**
 * Size in pixels by kind and aspect ratio. Sides are even because yuv420p subsamples by two. Square
 * videos have about the pixel count of 720p.
 */
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

/**
 * Width of the muted preview clip, in pixels; the height follows from the aspect ratio and stays
 * even.
 */
export const PREVIEW_WIDTH = 480;

/** Scales a size to `width`, preserving the aspect ratio; both sides are even. */
export function scaleToWidth(size: PixelSize, width: number): PixelSize {
  return { width, height: 2 * Math.round((width * size.height) / size.width / 2) };
}
