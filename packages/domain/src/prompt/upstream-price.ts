import { unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { type ListPrice, listPriceAt, PRICE_VERSION, pricesOf } from "./prices.ts";
import { kindOf } from "./resolve-model.ts";

/** Upstream cost of an order by the price list of the day it was placed. */
export interface UpstreamPrice {
  /** In thousandths of a US dollar. */
  readonly mills: number;
  readonly version: number;
}

const MEGAPIXEL = 1_000_000;

/** Size of a result in pixels, and its length in seconds. */
interface Measures extends Pick<Recipe, "width" | "height"> {
  readonly seconds: number;
}

/** Returns the whole thousandths of a US dollar that a result of this size costs. */
export function millsFor({ unit, mills }: ListPrice, { seconds, width, height }: Measures): number {
  // The first one counts in full: an estimate is never below what may be billed.
  if (unit === "megapixel") return Math.ceil(mills * Math.max(1, (width * height) / MEGAPIXEL));
  return mills * unitsFor({ unit }, seconds);
}

/**
 * Returns what the order's service asks by the current price list; 0 for models that run on our own
 * servers.
 */
export function upstreamPrice(recipe: Recipe): UpstreamPrice {
  const model = recipe.generationModel ?? recipe.model;
  const rule = pricesOf(model)[kindOf(recipe.type)];
  if (!rule) throw new Error(`There is no price of ${model}.`);
  const list = listPriceAt(rule, recipe.engine);
  const mills = list === null ? 0 : millsFor(list, { ...recipe, seconds: recipe.duration ?? 0 });
  return { mills, version: PRICE_VERSION };
}
