import { PICTURE_GEMS } from "@kinora/contracts/story/story-limits";
import type { Catalogue } from "../prompt/model-entry.ts";
import { pricesOf } from "../prompt/prices.ts";
import { resolveForm } from "../prompt/resolve-form.ts";
import { type HostedPart, hostedParts, inScene } from "./hosted-parts.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { StoryStanding } from "./read-standing.ts";
import { type HostedPictureOrder, isHostedPicture, type PictureOrder } from "./story-engine.ts";

/** A scene's picture made by an external service. */
export type HostedPicture = HostedPart<HostedPictureOrder>;

/** Returns the price of a picture in gems, whoever makes it. */
export const gemsOfPicture = (order: PictureOrder): number =>
  isHostedPicture(order) ? (pricesOf(order.model).image?.gems ?? 0) : PICTURE_GEMS;

/**
 * Returns the pictures of a story that external services make, without duplicates.
 *
 * @param scenes only these; null for all
 */
export const hostedPictures = (
  standing: Pick<StoryStanding, "orders" | "keys" | "artifacts">,
  scenes: readonly string[] | null,
): readonly HostedPicture[] =>
  hostedParts(standing, scenes, ({ picture }) => (isHostedPicture(picture) ? picture : null));

/**
 * Returns the recipes that services receive for these pictures.
 *
 * @param catalogue as opened for the person who orders
 * @throws Refusal of resolveForm: MODEL_NOT_OFFERED, MODEL_UNAVAILABLE, ASPECT_RATIO_UNSUPPORTED,
 *   PROMPT_TOO_LONG, with the number of the scene
 */
export function recipesOf(
  pictures: readonly Pick<HostedPicture, "key" | "number" | "order">[],
  catalogue: Catalogue,
): PictureRecipes {
  const recipes = pictures.map(({ key, number, order }) => {
    const { model, prompt, style, aspectRatio, seed } = order;
    const form = { type: "text-to-image", model, prompt } as const;
    const additionalParams = { style, aspectRatio, seed };
    const resolve = () => resolveForm({ ...form, additionalParams }, catalogue, seed).recipe;
    return [key, inScene(number, resolve)] as const;
  });
  return Object.fromEntries(recipes);
}
