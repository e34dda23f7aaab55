import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Area } from "../raster.ts";
import type { Photo } from "../read-photo.ts";
import { detectFaces, type FoundFace } from "./detect-faces.ts";
import { meshFace } from "./mesh-face.ts";

/** Longer side, in pixels, at which a part of a photo is searched. */
const SEARCH_SIDE = 1024;
/**
 * Minimum confidence: the mesh network gives faces at least 0.97, and other candidates seldom above
 * 0.1.
 */
const LEAST_SURE = 0.9;
const MOST_CANDIDATES = 6;
/**
 * Minimum width in pixels as searched: smaller candidates are more often leaves and windows than
 * faces.
 */
const LEAST_WIDTH = 28;

/**
 * Finds the largest face of a photo, in its pixels. Searches parts of the photo for small faces.
 * @throws InputRefused when there is none
 */
export async function findFace(photo: Photo): Promise<FoundFace> {
  const { width, height } = photo;
  const parts: Area[] = [{ left: 0, top: 0, width, height }];
  const [wide, high] = [Math.ceil(width * 0.6), Math.ceil(height * 0.6)];
  for (const top of [0, height - high]) {
    for (const left of [0, width - wide]) parts.push({ left, top, width: wide, height: high });
  }
  for (const part of parts) {
    const face = await searchPart(photo, part);
    if (face !== null) return face;
  }
  throw new InputRefused({ code: "photo.noFace", params: {} });
}

async function searchPart(photo: Photo, part: Area): Promise<FoundFace | null> {
  const shrink = Math.min(1, SEARCH_SIDE / Math.max(part.width, part.height));
  const wide = Math.max(16, Math.round(part.width * shrink));
  const high = Math.max(16, Math.round(part.height * shrink));
  const picture = await photo.read(part, wide, high);
  const candidates: FoundFace[] = await detectFaces(picture);
  for (const face of candidates.slice(0, MOST_CANDIDATES)) {
    if (face.width < LEAST_WIDTH) continue;
    if ((await meshFace(picture, face)).sure < LEAST_SURE) continue;
    return moveFace(face, 1 / shrink, part.left, part.top);
  }
  return null;
}

/** Converts a face to a picture that was scaled, then moved by `right` and `down` pixels. */
export function moveFace(face: FoundFace, scale: number, right: number, down: number): FoundFace {
  const point = ([x, y]: readonly [number, number]) =>
    [x * scale + right, y * scale + down] as const;
  return {
    x: face.x * scale + right,
    y: face.y * scale + down,
    width: face.width * scale,
    height: face.height * scale,
    score: face.score,
    leftEye: point(face.leftEye),
    rightEye: point(face.rightEye),
  };
}
