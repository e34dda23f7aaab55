import { mix, type Rgb } from "../../light/colour.ts";
import type { Season } from "../../scene/scene-spec.ts";

/** Yellow greens are grass and leaves; the blue greens of firs and pines last all year. */
const isLush = ([red, green, blue]: Rgb) => green > red + 8 && green > blue * 1.6 && green > 60;

const TURNS: Readonly<Record<Season, (lush: Rgb) => Rgb>> = {
  spring: (lush) => mix(lush, [158, 214, 88], 0.26),
  summer: (lush) => lush,
  autumn: (lush) => mix(lush, [204, 158, 72], 0.46),
  winter: (lush) => mix(lush, [172, 160, 132], 0.6),
};

/**
 * Adjusts a pigment to the season: grass ripens, withers and grows again; other pigments are
 * unchanged.
 */
export function inSeason(pigment: Rgb, season: Season | undefined): Rgb {
  return season !== undefined && isLush(pigment) ? TURNS[season](pigment) : pigment;
}
