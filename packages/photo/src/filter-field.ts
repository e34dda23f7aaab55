import { createField, type Field, mapField } from "./raster.ts";

/**
 * Averages `2 radius + 1` values along lines; `stride` is the step along a line, `jump` the step to
 * the next.
 */
function blurLines(
  from: Float32Array,
  to: Float32Array,
  [lines, jump]: readonly [number, number],
  [length, stride]: readonly [number, number],
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * jump;
    const end = start + (length - 1) * stride;
    const first = from[start] ?? 0;
    const last = from[end] ?? 0;
    let sum = first * (radius + 1);
    for (let at = 0; at < radius; at += 1) sum += from[Math.min(end, start + at * stride)] ?? 0;
    for (let at = 0; at < length; at += 1) {
      const entering = at + radius;
      const leaving = at - radius - 1;
      sum += entering < length ? (from[start + entering * stride] ?? 0) : last;
      sum -= leaving >= 0 ? (from[start + leaving * stride] ?? 0) : first;
      to[start + at * stride] = sum * share;
    }
  }
}

/** Averages a square of `2 radius + 1` pixels, `rounds` times; edge values are repeated outside. */
function blur(field: Field, radius: number, rounds: number): Field {
  const { width, height } = field;
  const reach = Math.round(radius);
  if (reach < 1) return field;
  const across = createField(width, height);
  const both = createField(width, height);
  for (let round = 0; round < rounds; round += 1) {
    const from = round === 0 ? field.data : both.data;
    blurLines(from, across.data, [height, width], [width, 1], reach);
    blurLines(across.data, both.data, [width, 1], [height, width], reach);
  }
  return both;
}

/** Averages a square of `2 radius + 1` pixels. */
export function boxBlur(field: Field, radius: number): Field {
  return blur(field, radius, 1);
}

/** Applies an approximately Gaussian blur: three box blurs of `2 radius + 1` pixels. */
export function softBlur(field: Field, radius: number): Field {
  return blur(field, radius, 3);
}

/** Dilates (`reach` > 0) the ones of a 0..1 field by about `reach` pixels, with a soft rim. */
export function grow(field: Field, reach: number): Field {
  const spread = softBlur(field, Math.max(1, reach / 2));
  return mapField(spread, (value) => Math.min(1, value * 9));
}

/**
 * Fits a guided filter, which smooths `field` while preserving the edges of `guide` (equal sizes,
 * values of about 0..1). Returns slope and offset at every pixel of the linear function that maps
 * the guide to the result. He, Sun, Tang, "Guided image filtering", 2013, equations 5 to 8.
 * `softness` is their epsilon.
 */
export function fitGuide(
  guide: Field,
  field: Field,
  radius: number,
  softness: number,
): { readonly slope: Field; readonly offset: Field } {
  const product = mapField(field, (value, index) => value * (guide.data[index] ?? 0));
  const square = mapField(guide, (value) => value * value);
  const meanGuide = boxBlur(guide, radius);
  const meanField = boxBlur(field, radius);
  const meanProduct = boxBlur(product, radius);
  const meanSquare = boxBlur(square, radius);
  const slope = mapField(meanGuide, (mean, index) => {
    const variance = (meanSquare.data[index] ?? 0) - mean * mean;
    const covariance = (meanProduct.data[index] ?? 0) - mean * (meanField.data[index] ?? 0);
    return covariance / (variance + softness);
  });
  const offset = mapField(
    meanField,
    (mean, index) => mean - (slope.data[index] ?? 0) * (meanGuide.data[index] ?? 0),
  );
  return { slope: boxBlur(slope, radius), offset: boxBlur(offset, radius) };
}
