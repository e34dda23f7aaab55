import { fitGuide, softBlur } from "./filter-field.ts";
import { toLuminance } from "./planar.ts";
import {
  clamp01,
  createField,
  type Field,
  mapField,
  type Raster,
  resizeField,
  smoothstep,
} from "./raster.ts";

/**
 * Scale by which the smooth coefficients are computed on a smaller picture (He, Sun, "Fast guided
 * filter", 2015).
 */
const FINE = 2;

/**
 * Refines the small saliency map to a matte of the plate's size: a guided filter aligns it with the
 * edges of the picture, then its soft rim is narrowed to a few pixels.
 */
export function refineMatte(seen: Field, plate: Raster): Field {
  const { width, height } = plate;
  const small = [Math.round(width / FINE), Math.round(height / FINE)] as const;
  const guide = toLuminance(plate);
  const rough = resizeField(seen, ...small);
  const radius = Math.round(small[0] / 110);
  const line = fitGuide(resizeField(guide, ...small), rough, radius, 2e-4);
  const slope = resizeField(line.slope, width, height);
  const offset = resizeField(line.offset, width, height);
  // Far from the saliency map, nothing belongs to the subject, whatever its colour.
  const near = resizeField(softBlur(rough, radius), width, height);
  const matte = mapField(guide, (value, at) => {
    const fitted = clamp01((slope.data[at] ?? 0) * value + (offset.data[at] ?? 0));
    return smoothstep(0.3, 0.78, fitted) * smoothstep(0.04, 0.2, near.data[at] ?? 0);
  });
  // A pale spot inside a body would let the background show through.
  const around = resizeField(softBlur(resizeField(matte, ...small), radius), width, height);
  return mapField(matte, (value, at) =>
    Math.max(value, smoothstep(0.78, 0.95, around.data[at] ?? 0)),
  );
}

/** Scale by which the wide window of the first pass is computed on a smaller picture. */
const COARSE = 4;

/**
 * Cuts out the subject with its own colours under the soft rim, where the photo contains a mixture
 * with the background that would appear as a halo in front of another one. Forte, "Approximate fast
 * foreground colour estimation", 2021: one pass with a wide window, one with a narrow one. Returns
 * premultiplied colours.
 */
export function cutSubject(plate: Raster, matte: Field): Raster {
  const { width, height } = plate;
  const data = new Uint8Array(plate.data.length);
  const small = [Math.round(width / COARSE), Math.round(height / COARSE)] as const;
  const smallMatte = resizeField(matte, ...small);
  const narrow = softBlur(matte, 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const photo = createField(width, height);
    for (let at = 0; at < photo.data.length; at += 1)
      photo.data[at] = (plate.data[at * 4 + channel] ?? 0) / 255;
    const smallPhoto = resizeField(photo, ...small);
    const reach = Math.max(2, width / 60 / COARSE);
    const around = softBlur(smallMatte, reach);
    const wide = separate(smallPhoto, smallPhoto, smallMatte, around, reach);
    const front = resizeField(wide.front, width, height);
    const back = resizeField(wide.back, width, height);
    const own = separate(front, back, matte, narrow, 3);
    for (let at = 0; at < matte.data.length; at += 1) {
      const alpha = matte.data[at] ?? 0;
      const mean = own.front.data[at] ?? 0;
      const rest = (photo.data[at] ?? 0) - alpha * mean - (1 - alpha) * (own.back.data[at] ?? 0);
      data[at * 4 + channel] = Math.round(clamp01(mean + alpha * rest) * alpha * 255);
    }
  }
  for (let at = 0; at < matte.data.length; at += 1)
    data[at * 4 + 3] = Math.round((matte.data[at] ?? 0) * 255);
  return { width, height, data };
}

/** Returns the mean colours of subject and background around every pixel, weighted by coverage. */
function separate(
  front: Field,
  back: Field,
  matte: Field,
  around: Field,
  radius: number,
): { readonly front: Field; readonly back: Field } {
  const weigh = (field: Field, weight: (alpha: number) => number) => {
    const weighed = mapField(field, (value, at) => value * weight(matte.data[at] ?? 0));
    const sum = softBlur(weighed, radius);
    return mapField(sum, (value, at) => value / (weight(around.data[at] ?? 0) + 1e-5));
  };
  return { front: weigh(front, (alpha) => alpha), back: weigh(back, (alpha) => 1 - alpha) };
}
