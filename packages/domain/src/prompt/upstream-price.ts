import { unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { PRICE_VERSION, pricesOf } from "./prices.ts";
import { kindOf } from "./resolve-model.ts";

/** Upstream cost of an order by the price list of the day it was placed. */
export interface UpstreamPrice {
  /** In thousandths of a US dollar. */
  readonly mills: number;
  readonly version: number;
}

/**
 * Returns the upstream cost of an order by the current price list; 0 for models that run on our own
 * servers.
 */
export function upstreamPrice(recipe: Recipe): UpstreamPrice {
  const model = recipe.generationModel ?? recipe.model;
  const rule = pricesOf(model)[kindOf(recipe.type)];
  if (!rule) throw new Error(`There is no price of ${model}.`);
  const mills = (rule.mills ?? 0) * unitsFor(rule, recipe.duration ?? 0);
  return { mills, version: PRICE_VERSION };
}
