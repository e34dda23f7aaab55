import type { Area } from "../raster.ts";
import type { FoundFace } from "./detect-faces.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Height of the frame in face heights: head and shoulders. A face that fills more of the photo is
 * not cropped further.
 */
const FACES_HIGH = 3.6;
/** Minimum height of a crop in pixels, because a smaller one would be enlarged too much. */
const LEAST_HEIGHT = 360;
/** Vertical position of the face's centre, as a share of the height. */
const FACE_LEVEL = 0.43;

/**
 * Chooses the crop of a photo, in pixels with the aspect ratio of `frame`, that shows a face like a
 * portrait.
 */
export function cropPortrait(photo: Size, frame: Size, face: FoundFace): Area {
  const ratio = frame.width / frame.height;
  const largest = Math.min(photo.height, photo.width / ratio);
  const height = Math.min(largest, Math.max(face.height * FACES_HIGH, LEAST_HEIGHT));
  const width = Math.min(photo.width, Math.round(height * ratio));
  const rows = Math.min(photo.height, Math.round(height));
  const left = face.x + face.width / 2 - width / 2;
  const top = face.y + face.height / 2 - rows * FACE_LEVEL;
  return {
    left: Math.round(Math.min(photo.width - width, Math.max(0, left))),
    top: Math.round(Math.min(photo.height - rows, Math.max(0, top))),
    width,
    height: rows,
  };
}
