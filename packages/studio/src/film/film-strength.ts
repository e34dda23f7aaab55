import type { FilmSettings } from "../scene/film-settings.ts";

/**
 * Guidance at which everything has the strength of the scene: the default of the specification's
 * models.
 */
export const USUAL_GUIDANCE = 7.5;

/** 0..2: strength of effect, camera and weather relative to the scene. */
export function readStrength({ guidance_scale: guidance }: FilmSettings): number {
  return Math.min(2, Math.max(0, (guidance ?? USUAL_GUIDANCE) / USUAL_GUIDANCE));
}
