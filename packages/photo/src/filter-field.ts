import { createField, type Field, mapField } from "./raster.ts";

/** Mean over `2 radius + 1` values along lines; `stride` is the step along a line, `jump` to the next. */
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

/** Mean over a square of `2 radius + 1` pixels, `rounds` times; the edge goes on as it is. */
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

/** Mean over a square of `2 radius + 1` pixels. */
export function boxBlur(field: Field, radius: number): Field {
  return blur(field, radius, 1);
}

/** Nearly Gaussian: three means over a square. */
export function softBlur(field: Field, radius: number): Field {
  return blur(field, radius, 3);
}

/** Grows (`reach` > 0) what is 1 in a field of 0..1 by about `reach` pixels, with a soft rim. */
export function grow(field: Field, reach: number): Field {
  const spread = softBlur(field, Math.max(1, reach / 2));
  return mapField(spread, (value) => Math.min(1, value * 9));
}

/**
 * Guided filter: smooths `field` while it keeps the edges of `guide` (both of one size, about 0..1).
 * Answers the straight line, slope and offset at every pixel, that makes the result of the guide.
 * He, Sun, Tang, "Guided image filtering", 2013, equations 5 to 8. `softness` is their epsilon.
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
