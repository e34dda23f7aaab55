/** Pixels in RGBA with 8 bits per channel, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** One number per pixel of a picture, rows from the top. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array<ArrayBuffer>;
}

/** A part of a picture, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a field in pixels, filled with one value. */
export function createField(width: number, height: number, value = 0): Field {
  return { width, height, data: new Float32Array(width * height).fill(value) };
}

/** Returns a field of the same size with `change` applied to every value. */
export function mapField(field: Field, change: (value: number, index: number) => number): Field {
  return { ...field, data: field.data.map(change) };
}

/**
 * Interpolates the value at (x, y) in pixels; outside, the nearest edge value. Pixel centres are at
 * whole numbers.
 */
export function readField({ width, height, data }: Field, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = cx - x0;
  const top = (data[y0 * width + x0] ?? 0) * (1 - fx) + (data[y0 * width + x1] ?? 0) * fx;
  const bottom = (data[y1 * width + x0] ?? 0) * (1 - fx) + (data[y1 * width + x1] ?? 0) * fx;
  return top + (bottom - top) * (cy - y0);
}

/** Resizes a field to `width`×`height` pixels by linear interpolation. */
export function resizeField(field: Field, width: number, height: number): Field {
  const resized = createField(width, height);
  for (let y = 0; y < height; y += 1) {
    const from = ((y + 0.5) * field.height) / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const across = ((x + 0.5) * field.width) / width - 0.5;
      resized.data[y * width + x] = readField(field, across, from);
    }
  }
  return resized;
}

/** Clamps a value to 0..1. */
export const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns 0 below `from`, 1 above `to`, and a smooth transition between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
