import { luma } from "./pixels.ts";

/**
 * Quantises the brightness of every pixel and saturates its colour. `edge` 0..1 is the softness of
 * the steps; a `saturation` of 1 keeps the colour.
 */
export function celSteps(
  data: Uint8ClampedArray,
  levels: number,
  edge: number,
  saturation: number,
): void {
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index + 3] ?? 0) < 8) continue;
    const bright = Math.max(1, luma(data, index));
    const place = (bright / 256) * levels;
    const step = Math.floor(place);
    const t = Math.max(0, Math.min(1, (place - step - 0.5 + edge / 2) / Math.max(0.01, edge)));
    // The darkest step is not black, because nights have colour too.
    const floor = step === 0 ? 0.34 : 0.12;
    const target = ((step + floor + t * (0.92 - floor)) / levels) * 256;
    const factor = target / bright;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[index + channel] ?? 0;
      data[index + channel] = (bright + (value - bright) * saturation) * factor;
    }
  }
}
