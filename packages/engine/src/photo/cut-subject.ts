import { guidedFilter, softBlur } from "./filter-field.ts";
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
 * A matte as large as the plate from the small map of what stands out: the map follows the edges of
 * the picture (guided filter), then its soft rim is narrowed to a few pixels.
 */
export function refineMatte(seen: Field, plate: Raster): Field {
  const { width, height } = plate;
  const rough = resizeField(seen, width, height);
  const radius = Math.round(width / 110);
  const fitted = guidedFilter(toLuminance(plate), rough, radius, 2e-4);
  // Far from what was seen nothing belongs to the subject, whatever its colour.
  const near = softBlur(rough, radius);
  const matte = mapField(fitted, (value, at) => {
    const allowed = smoothstep(0.04, 0.2, near.data[at] ?? 0);
    return smoothstep(0.3, 0.78, clamp01(value)) * allowed;
  });
  // A pale spot inside a body would let the background show through it.
  const around = softBlur(matte, radius);
  return mapField(matte, (value, at) => {
    const inside = smoothstep(0.78, 0.95, around.data[at] ?? 0);
    return Math.max(value, inside);
  });
}

/**
 * The subject's own colours below its soft rim: there the photo holds a mixture with the background,
 * which would show as a halo over another one. Forte, "Approximate fast foreground colour estimation",
 * 2021: one pass with a wide and one with a narrow window. Answers premultiplied colours.
 */
export function cutSubject(plate: Raster, matte: Field): Raster {
  const { width, height } = plate;
  const data = new Uint8Array(plate.data.length);
  const wide = Math.max(4, Math.round(width / 60));
  for (let channel = 0; channel < 3; channel += 1) {
    const photo = createField(width, height);
    for (let at = 0; at < photo.data.length; at += 1)
      photo.data[at] = (plate.data[at * 4 + channel] ?? 0) / 255;
    let own = estimateOwn(photo, photo, photo, matte, wide);
    own = estimateOwn(photo, own.front, own.back, matte, 3);
    for (let at = 0; at < matte.data.length; at += 1) {
      const alpha = matte.data[at] ?? 0;
      data[at * 4 + channel] = Math.round(clamp01(own.front.data[at] ?? 0) * alpha * 255);
    }
  }
  for (let at = 0; at < matte.data.length; at += 1)
    data[at * 4 + 3] = Math.round((matte.data[at] ?? 0) * 255);
  return { width, height, data };
}

function estimateOwn(
  photo: Field,
  front: Field,
  back: Field,
  matte: Field,
  radius: number,
): { readonly front: Field; readonly back: Field } {
  const alphaMean = softBlur(matte, radius);
  const frontSum = softBlur(
    mapField(front, (value, at) => value * (matte.data[at] ?? 0)),
    radius,
  );
  const backSum = softBlur(
    mapField(back, (value, at) => value * (1 - (matte.data[at] ?? 0))),
    radius,
  );
  const frontMean = mapField(frontSum, (sum, at) => sum / ((alphaMean.data[at] ?? 0) + 1e-5));
  const backMean = mapField(backSum, (sum, at) => sum / (1 - (alphaMean.data[at] ?? 0) + 1e-5));
  const corrected = mapField(frontMean, (mean, at) => {
    const alpha = matte.data[at] ?? 0;
    const rest = (photo.data[at] ?? 0) - alpha * mean - (1 - alpha) * (backMean.data[at] ?? 0);
    return clamp01(mean + alpha * rest);
  });
  return { front: corrected, back: backMean };
}
