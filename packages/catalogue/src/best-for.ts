import type { Wish } from "@kinora/contracts/prompt/wishes";

/** Who does a wish best, the best first. By the makers' own pages and by looking. */
export const BEST_FOR: Readonly<Record<Wish, readonly string[]>> = {
  photograph: [
    ...["flux 1.1 pro", "seedream-4", "nano-banana"],
    ...["majicmix realistic", "flux.1 schnell", "stable diffusion xl"],
  ],
  footage: [
    ...["veo 3", "kling 1.6 pro", "seedance 1.0 pro", "veo 3 fast", "seedance 1.0 pro fast"],
    ...["runway gen-4 turbo", "wan 2.2", "ltx video"],
  ],
  // Those that speak: their films have sound made with the picture.
  talkingFace: ["veo 3", "veo 3 fast"],
  sketch: ["animated-diffusion", "flux.1 schnell", "ltx video"],
  longClip: ["animated-diffusion", "seedance 1.0 pro", "kling 1.6 pro", "runway gen-4 turbo"],
  sound: ["veo 3", "veo 3 fast", "animated-diffusion"],
  lettering: ["ideogram v3 turbo", "seedream-4"],
};

/** What a model is among the best for, and its place among them, from 0. */
export function bestFor(key: string): Partial<Record<Wish, number>> {
  const places = Object.entries(BEST_FOR).map(([wish, keys]) => [wish, keys.indexOf(key)] as const);
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}
