import type { Raster } from "./raster.ts";

/**
 * Composites a picture with transparent parts onto a backdrop tinted with its own colours, light
 * above and darker below, as in a photographer's studio.
 */
export function standOnBackdrop({ width, height, data }: Raster): Raster {
  const sum = [0, 0, 0];
  let weight = 1e-6;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
  }
  const tint = sum.map((value) => 205 + 0.15 * (value / weight - 128));
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const light = 1.1 - 0.3 * (y / height);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const backdrop = Math.min(255, (tint[channel] ?? 0) * light);
        result[at + channel] = Math.round(
          (data[at + channel] ?? 0) * alpha + backdrop * (1 - alpha),
        );
      }
      result[at + 3] = 255;
    }
  }
  return { width, height, data: result };
}
