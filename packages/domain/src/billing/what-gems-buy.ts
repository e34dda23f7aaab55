import { pricesOf } from "../prompt/prices.ts";

/** Returns how many pictures, or seconds of film, of the built-in painter these gems buy. */
export function whatGemsBuy(gems: number): { pictures: number; filmSeconds: number } {
  const { image, video } = pricesOf("core");
  if (!image || !video) throw new Error("The built-in painter has no price.");
  return {
    pictures: Math.floor(gems / image.gems),
    filmSeconds: Math.floor(gems / video.gems),
  };
}
