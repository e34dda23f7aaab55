import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { hex, parseColour, type Rgb } from "../../light/colour.ts";
import { type Hsl, hueDistance, toHsl, toRgb } from "./hue.ts";

/** The coat of a figure: its dominant colour. */
export interface Coat {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const NEUTRAL = 0.16;
/** Degrees of hue that still count as the coat, because gradients run from orange to red. */
const HUE_REACH = 52;

/** Finds the coat: the dominant hue, or grey when there is hardly any colour. */
export function findCoat(canvas: Canvas): Coat {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const bins = Array.from({ length: 24 }, () => ({ weight: 0, saturation: 0, lightness: 0 }));
  const grey = { weight: 0, saturation: 0, lightness: 0 };
  for (let at = 0; at < data.length; at += 4 * 7) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const [hue, saturation, lightness] = toHsl([
      data[at] ?? 0,
      data[at + 1] ?? 0,
      data[at + 2] ?? 0,
    ]);
    if (lightness < 0.12) continue;
    const bin =
      saturation < NEUTRAL || lightness > 0.93 ? grey : (bins[Math.floor(hue / 15) % 24] ?? grey);
    bin.weight += 1;
    bin.saturation += saturation;
    bin.lightness += lightness;
  }
  const best = bins.reduce((a, b) => (b.weight > a.weight ? b : a), bins[0] ?? grey);
  const coat = best.weight * 1.6 < grey.weight || best.weight === 0 ? grey : best;
  const weight = Math.max(1, coat.weight);
  return {
    hue: coat === grey ? 0 : bins.indexOf(best) * 15 + 7.5,
    saturation: coat === grey ? 0 : coat.saturation / weight,
    lightness: coat.lightness / weight,
  };
}

/**
 * Moves a colour of the coat to the wanted colour; leaves eyes, bellies and other parts unchanged.
 */
function move([hue, saturation, lightness]: Hsl, coat: Coat, wanted: Hsl): Hsl | undefined {
  const neutral = coat.saturation === 0;
  const part = neutral
    ? saturation < 0.3 && lightness > 0.2 && lightness < 0.985
    : saturation > NEUTRAL && hueDistance(hue, coat.hue) < HUE_REACH;
  if (!part || lightness < 0.1) return undefined;
  const light = Math.max(0.05, Math.min(0.97, wanted[2] + (lightness - coat.lightness) * 0.8));
  const rich = neutral
    ? wanted[1]
    : Math.min(1, wanted[1] * (0.45 + 0.55 * (saturation / Math.max(0.2, coat.saturation))));
  const drift = neutral ? 0 : (((hue - coat.hue + 540) % 360) - 180) * 0.35;
  return [(wanted[0] + drift + 360) % 360, rich, light];
}

/** Copies a picture with its coat in another colour. */
export function recolour(canvas: Canvas, colour: string, coat: Coat): Canvas {
  const wanted = toHsl(parseColour(colour));
  const copy = createCanvas(canvas.width, canvas.height);
  const image = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue;
    const moved = move(toHsl([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), coat, wanted);
    if (moved === undefined) continue;
    const [red, green, blue] = toRgb(moved);
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  copy.getContext("2d").putImageData(image, 0, 0);
  return copy;
}

/** Recolours a single colour of a drawn body in the same way. */
export function recolourOne(colour: string, wanted: string, coat: Coat): string {
  const moved = move(toHsl(parseColour(colour)), coat, toHsl(parseColour(wanted)));
  return moved === undefined ? colour : hex(toRgb(moved));
}

/**
 * Returns the mean colour of a small square of a picture, for lids and patches that must match it.
 */
export function sampleColour(canvas: Canvas, x: number, y: number, size: number): Rgb {
  const left = Math.max(0, Math.min(canvas.width - size, Math.round(x - size / 2)));
  const top = Math.max(0, Math.min(canvas.height - size, Math.round(y - size / 2)));
  const { data } = canvas.getContext("2d").getImageData(left, top, size, size);
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    red += data[at] ?? 0;
    green += data[at + 1] ?? 0;
    blue += data[at + 2] ?? 0;
    count += 1;
  }
  return count === 0 ? [128, 128, 128] : [red / count, green / count, blue / count];
}
