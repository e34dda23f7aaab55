import type { SubjectFacts } from "./judge-subject.ts";
import type { Area } from "./raster.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space above a subject that is taller than the crop, as a share of the crop's height. */
const HEADROOM = 0.07;

/**
 * Chooses the largest crop of a photo with the aspect ratio of `frame` that contains the subject:
 * centred when it fits, and aligned to its head otherwise. Photo and crop in pixels.
 */
export function chooseCrop(photo: Size, frame: Size, subject: SubjectFacts | null): Area {
  const ratio = frame.width / frame.height;
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const { left, top, right, bottom } = subject ?? { left: 0.5, right: 0.5, top: 0.5, bottom: 0.5 };
  const centreX = subject === null ? 0.5 : (left + right + 2 * subject.x) / 4;
  const tall = (bottom - top) * photo.height > height * (1 - 2 * HEADROOM);
  const x = centreX * photo.width - width / 2;
  const y = tall
    ? top * photo.height - HEADROOM * height
    : ((top + bottom) / 2) * photo.height - height / 2;
  return {
    left: Math.round(Math.min(photo.width - width, Math.max(0, x))),
    top: Math.round(Math.min(photo.height - height, Math.max(0, y))),
    width: Math.max(1, width),
    height: Math.max(1, height),
  };
}

/** Margin around a crop, as a share of it: a network sees poorly at the edge of its input. */
const AROUND = 0.15;

/** Extends a crop by a margin within the photo, in pixels. */
export function lookAround(photo: Size, crop: Area): Area {
  const [across, down] = [Math.round(crop.width * AROUND), Math.round(crop.height * AROUND)];
  const left = Math.max(0, crop.left - across);
  const top = Math.max(0, crop.top - down);
  return {
    left,
    top,
    width: Math.min(photo.width, crop.left + crop.width + across) - left,
    height: Math.min(photo.height, crop.top + crop.height + down) - top,
  };
}

/** Cuts a map of a photo, or of a part of it, to a crop in pixels, with the nearest values. */
export function cutToCrop(
  map: Size & { readonly data: Float32Array },
  photo: Size,
  crop: Area,
): { width: number; height: number; data: Float32Array<ArrayBuffer> } {
  const left = Math.floor((crop.left / photo.width) * map.width);
  const top = Math.floor((crop.top / photo.height) * map.height);
  const width = Math.max(1, Math.round((crop.width / photo.width) * map.width));
  const height = Math.max(1, Math.round((crop.height / photo.height) * map.height));
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = Math.min(map.height - 1, top + y);
      data[y * width + x] = map.data[row * map.width + Math.min(map.width - 1, left + x)] ?? 0;
    }
  }
  return { width, height, data };
}
