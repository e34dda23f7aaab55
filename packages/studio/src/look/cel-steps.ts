import { luma } from "./pixels.ts";

/**
 * Presses the light of every pixel into steps and lifts its colour. `edge` 0..1 is how soft the steps
 * pass into each other; `saturation` 1 keeps the colour.
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
    // The darkest step is not black: nights have colours too.
    const floor = step === 0 ? 0.34 : 0.12;
    const target = ((step + floor + t * (0.92 - floor)) / levels) * 256;
    const factor = target / bright;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[index + channel] ?? 0;
      data[index + channel] = (bright + (value - bright) * saturation) * factor;
    }
  }
}
