import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { stripFlags } from "../strip-flags.ts";

/** The words of one model of BytePlus; null: it does not take what is asked for. The model's name is none of them. */
export type ByteplusCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

/** Seconds. */
const SHORTEST = 2;
const LONGEST = 12;

const frame = (role: string, url: string | undefined) =>
  url === undefined ? [] : [{ type: "image_url", image_url: { url }, role }];

/** A film of Seedance 1.0 Pro (reference 3.4), whoever sells it. */
export const seedance: ByteplusCodec = (recipe, { first, last }) => {
  const { prompt, aspectRatio, duration, seed } = recipe;
  if (duration === null || duration < SHORTEST || duration > LONGEST) return null;
  return {
    content: [
      { type: "text", text: stripFlags(prompt) },
      ...frame("first_frame", first),
      ...frame("last_frame", last),
    ],
    ratio: aspectRatio,
    // Priced so; their default is another.
    resolution: "720p",
    ...{ duration, seed },
    watermark: false,
  };
};

/** The fast one ends on no picture. */
export const seedanceFast: ByteplusCodec = (recipe, pictures) =>
  pictures.last === undefined ? seedance(recipe, pictures) : null;
