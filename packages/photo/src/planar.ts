import { createField, type Field, type Raster } from "./raster.ts";

/**
 * Converts pixels to a network's layout: all red, all green, all blue; `scale` maps each value of
 * 0..255.
 */
export function toPlanes(
  { width, height, data }: Raster,
  scale: (value: number, channel: number) => number,
): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < size; at += 1)
      planes[channel * size + at] = scale(data[at * 4 + channel] ?? 0, channel);
  }
  return planes;
}

/** Returns the luminance of a picture, 0..1 (Rec. 709 weights on the encoded values). */
export function toLuminance({ width, height, data }: Raster): Field {
  const field = createField(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    const blue = data[at * 4 + 2] ?? 0;
    field.data[at] = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
  return field;
}

/** Returns the alpha channel, 0..1. */
export function readAlpha({ width, height, data }: Raster): Field {
  const field = createField(width, height);
  for (let at = 0; at < width * height; at += 1) field.data[at] = (data[at * 4 + 3] ?? 255) / 255;
  return field;
}
