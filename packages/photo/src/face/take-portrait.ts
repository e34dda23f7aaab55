import { DEPTH_WIDTH } from "../estimate-depth.ts";
import { softBlur } from "../filter-field.ts";
import { clamp01, type Field, mapField, type Raster, resizeField } from "../raster.ts";
import type { Photo } from "../read-photo.ts";
import { scaleRaster } from "../scale-raster.ts";
import { SUBJECT_SIDE, seeSubject } from "../see-subject.ts";
import { standOnBackdrop } from "../stand-on-backdrop.ts";
import { PLATE_SCALE } from "../take-apart.ts";
import { cropPortrait } from "./crop-portrait.ts";
import { measureTurn } from "./face-points.ts";
import { findFace, moveFace } from "./find-face.ts";
import { type FaceMesh, meshFace } from "./mesh-face.ts";
import type { PortraitStrength } from "./portrait-motion.ts";

/** A photo of a face, ready to be animated. */
export interface Portrait {
  readonly plate: Raster;
  /** 0 = background, 1 = the person; soft enough for a camera that hardly moves. */
  readonly depth: Field;
  readonly mesh: FaceMesh;
  readonly strength: PortraitStrength;
  /** True when eyes and mouth are large enough, and seen from the front, to be moved. */
  readonly expressive: boolean;
}

/** Minimum face width in pixels of the photo; smaller faces have no recognisable eyelids. */
const LEAST_FACE = 56;
/** Positions of the nose between the cheeks (0..1) at which both eyes are fully visible. */
const BOTH_EYES: readonly [number, number] = [0.14, 0.86];

/**
 * Finds the largest face of a photo and prepares a portrait around it. Takes about 2 s.
 * @throws InputRefused when there is no face, or the photo is damaged
 */
export async function takePortrait(
  photo: Photo,
  frame: { readonly width: number; readonly height: number },
  onProgress: (share: number) => void = () => {},
): Promise<Portrait> {
  const face = await findFace(photo);
  onProgress(0.3);
  const crop = cropPortrait(photo, frame, face);
  const width = 2 * Math.round((frame.width * PLATE_SCALE) / 2);
  const height = 2 * Math.round((frame.height * PLATE_SCALE) / 2);
  const read = await photo.read(crop, width, height);
  const plate = photo.hasAlpha ? standOnBackdrop(read) : read;
  const scale = width / crop.width;
  const mesh = await meshFace(plate, moveFace(face, scale, -crop.left * scale, -crop.top * scale));
  onProgress(0.5);
  const seen = await seeSubject(await scaleRaster(plate, SUBJECT_SIDE, SUBJECT_SIDE));
  onProgress(1);
  const rows = Math.round((DEPTH_WIDTH * height) / width);
  const depth = softBlur(
    mapField(resizeField(seen, DEPTH_WIDTH, rows), (value) => 0.15 + 0.75 * value),
    6,
  );
  const turned = measureTurn(mesh);
  const expressive = turned > BOTH_EYES[0] && turned < BOTH_EYES[1] && face.height >= LEAST_FACE;
  // A head in profile would lose most by turning further.
  const turn = clamp01(1 - 1.2 * Math.abs(turned - 0.5));
  const strength = { turn, smile: expressive ? 1 : 0 };
  return { plate, depth, mesh, strength, expressive };
}
