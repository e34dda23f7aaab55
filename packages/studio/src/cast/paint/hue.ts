import { hex, parseColour, type Rgb } from "../../light/colour.ts";

/** Hue 0..360, saturation and lightness 0..1. */
export type Hsl = readonly [number, number, number];

/** Converts a colour in 0..255 to hue in degrees, saturation and lightness in 0..1. */
export function toHsl([red, green, blue]: Rgb): Hsl {
  const high = Math.max(red, green, blue) / 255;
  const low = Math.min(red, green, blue) / 255;
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range < 1e-6) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const turn =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [turn * 60, Math.min(1, saturation), lightness];
}

/** Converts hue, saturation and lightness to a colour in 0..255; the inverse of `toHsl`. */
export function toRgb([hue, saturation, lightness]: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Distance between two hues in degrees, 0..180. */
export const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** Rotates the hue of a colour by `degrees`. */
export function turnHue(colour: string, degrees: number): string {
  const [hue, saturation, lightness] = toHsl(parseColour(colour));
  return hex(toRgb([(hue + degrees) % 360, saturation, lightness]));
}
