import type { Wish } from "@kinora/contracts/prompt/wishes";

/**
 * Models that fulfil each wish best, best first. Ranked from the vendors' own pages and by visual
 * comparison.
 */
export const BEST_FOR: Readonly<Record<Wish, readonly string[]>> = {
  photograph: [
    ...["flux 1.1 pro", "seedream-4", "nano-banana"],
    ...["majicmix realistic", "flux.1 schnell", "stable diffusion xl"],
  ],
  footage: [
    ...["veo 3", "kling 1.6 pro", "seedance 1.0 pro", "veo 3 fast", "seedance 1.0 pro fast"],
    ...["runway gen-4 turbo", "wan 2.2", "ltx video"],
  ],
  // Only models that generate sound together with the picture.
  talkingFace: ["veo 3", "veo 3 fast"],
  sketch: ["animated-diffusion", "flux.1 schnell", "ltx video"],
  longClip: ["animated-diffusion", "seedance 1.0 pro", "kling 1.6 pro", "runway gen-4 turbo"],
  sound: ["veo 3", "veo 3 fast", "animated-diffusion"],
  lettering: ["ideogram v3 turbo", "seedream-4"],
};

/** Returns the wishes that list this model, with its rank in each, from 0. */
export function bestFor(key: string): Partial<Record<Wish, number>> {
  const places = Object.entries(BEST_FOR).map(([wish, keys]) => [wish, keys.indexOf(key)] as const);
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}
