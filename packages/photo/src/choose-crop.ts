import type { SubjectFacts } from "./judge-subject.ts";
import type { Area } from "./raster.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space kept above a subject that is taller than the crop, as a share of the crop. */
const HEADROOM = 0.07;

/**
 * The largest part of a photo in the shape of `frame`, laid so that the subject is in it: centred where
 * there is room, with its head rather than its feet where there is not.
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

/** How far around a crop is looked, in shares of it: at the edge of what it is shown a network sees badly. */
const AROUND = 0.15;

/** A crop with what lies around it in the photo. */
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

/** A map of a photo, or of a part of it, cut to a crop of that, values by the nearest. */
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
