import type { GenreName } from "../genre/genres.ts";
import { GENRE_NAMES } from "../genre/genres.ts";
import type { MusicMood, MusicSpec } from "../music-spec.ts";
import { isBright } from "../theory/mode.ts";

/** Lightness and colourfulness of a mood. */
const LIGHT: Readonly<Record<MusicMood, { readonly light: number; readonly chroma: number }>> = {
  calm: { light: 0.5, chroma: 0.09 },
  happy: { light: 0.62, chroma: 0.16 },
  sad: { light: 0.44, chroma: 0.07 },
  dark: { light: 0.28, chroma: 0.08 },
  epic: { light: 0.42, chroma: 0.15 },
  romantic: { light: 0.48, chroma: 0.14 },
  mysterious: { light: 0.38, chroma: 0.12 },
  energetic: { light: 0.46, chroma: 0.19 },
  playful: { light: 0.6, chroma: 0.17 },
};

export interface CoverColours {
  readonly sky: string;
  readonly ground: string;
  readonly glow: string;
  readonly line: string;
}

/** Converts an OKLCH colour to sRGB (Björn Ottosson's matrices), clipped to the gamut. */
function oklch(light: number, chroma: number, degrees: number): string {
  const hue = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const part = Math.min(1, Math.max(0, value));
    const curved = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255);
  });
  return `rgb(${bytes.join(" ")})`;
}

/** Returns the hue of a genre in degrees, shifted slightly by the key. */
function hueOf(genre: GenreName, tonic: number): number {
  // The golden angle separates neighbours in the list.
  return (GENRE_NAMES.indexOf(genre) * 137.5 + tonic * 2 + 250) % 360;
}

/** Returns the colours of a cover: hue by genre, lightness by mood, warmth by mode. */
export function coverColours({ genre, mood, tonic, mode }: MusicSpec): CoverColours {
  const hue = hueOf(genre, tonic);
  const { light, chroma } = LIGHT[mood];
  const second = hue + (isBright(mode) ? 55 : -65);
  return {
    sky: oklch(light, chroma, hue),
    ground: oklch(light * 0.52, chroma * 0.8, second),
    glow: oklch(Math.min(0.88, light + 0.34), chroma * 0.95, second),
    line: oklch(0.95, 0.035, hue),
  };
}
