import { gemsFor } from "@kinora/contracts/prompt/gems-for";
import type { Catalogue } from "../prompt/model-entry.ts";
import { pricesOf } from "../prompt/prices.ts";
import { resolveForm } from "../prompt/resolve-form.ts";
import { type HostedPart, hostedParts, inScene } from "./hosted-parts.ts";
import type { SceneOrders } from "./orders-of.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { StoryStanding } from "./read-standing.ts";
import type { FootageOrder } from "./story-engine.ts";

/** Footage of a scene made by an external service. */
export type HostedFootage = HostedPart<FootageOrder>;

type Length = Pick<FootageOrder, "model" | "seconds">;

/** Returns the price of footage in gems. */
export function gemsOfFootage({ model, seconds }: Length): number {
  const rule = pricesOf(model).video;
  return rule ? gemsFor(rule, seconds) : 0;
}

/**
 * Returns the footage of a story, without duplicates.
 *
 * @param scenes only these; null for all
 */
export const hostedFootage = (
  standing: Pick<StoryStanding, "orders" | "keys" | "artifacts">,
  scenes: readonly string[] | null,
): readonly HostedFootage[] => hostedParts(standing, scenes, ({ footage }) => footage);

/** Returns the gems for all unpaid footage. */
export const gemsOfUnpaid = (footage: readonly HostedFootage[]): number =>
  footage.reduce((sum, { paid, order }) => sum + (paid ? 0 : gemsOfFootage(order)), 0);

/**
 * Returns the recipes that services receive for this footage. The picture they begin with is added
 * when it exists.
 *
 * @param catalogue as opened for the person who orders
 * @throws Refusal of resolveForm: MODEL_NOT_OFFERED, MODEL_UNAVAILABLE, SETTING_UNSUPPORTED,
 *   ASPECT_RATIO_UNSUPPORTED, DURATION_UNSUPPORTED, PROMPT_TOO_LONG, with the number of the scene
 */
export function footageRecipes(
  footage: readonly Pick<HostedFootage, "key" | "number" | "order">[],
  catalogue: Catalogue,
): PictureRecipes {
  const recipes = footage.map(({ key, number, order }) => {
    const { model, prompt, style, aspectRatio, seconds: duration, seed } = order;
    const form = { type: "text-image-to-video", generationModel: model, prompt } as const;
    const additionalParams = { style, aspectRatio, duration, seed };
    const resolve = () => resolveForm({ ...form, additionalParams }, catalogue, seed).recipe;
    return [key, inScene(number, resolve)] as const;
  });
  return Object.fromEntries(recipes);
}

/**
 * Returns the scenes with those before them whose footage they continue and which has not been made;
 * null for all.
 */
export function withContinued(
  { orders, keys, artifacts }: Pick<StoryStanding, "orders" | "keys" | "artifacts">,
  scenes: readonly string[] | null,
): readonly string[] | null {
  if (scenes === null) return null;
  const wanted = new Set(scenes);
  const isMissing = ({ footage }: SceneOrders) =>
    footage !== null && !artifacts.has(keys.of(footage));
  for (const [index, scene] of [...orders.scenes.entries()].toReversed()) {
    const before = orders.scenes[index - 1];
    const follows = scene.footage?.begins.kind === "last-frame" && isMissing(scene);
    if (before && wanted.has(scene.id) && follows && isMissing(before)) wanted.add(before.id);
  }
  return orders.scenes.map(({ id }) => id).filter((id) => wanted.has(id));
}
