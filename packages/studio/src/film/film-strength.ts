import type { FilmSettings } from "../scene/film-settings.ts";

/** Guidance at which everything is as strong as the scene has it: the default of the specification's models. */
export const USUAL_GUIDANCE = 7.5;

/** 0..2: how strong effect, camera and weather are against what the scene has. */
export function readStrength({ guidance_scale: guidance }: FilmSettings): number {
  return Math.min(2, Math.max(0, (guidance ?? USUAL_GUIDANCE) / USUAL_GUIDANCE));
}
