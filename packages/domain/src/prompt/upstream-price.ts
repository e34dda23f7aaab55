import { unitsFor } from "@kinora/contracts/prompt/gems-for";
import type { Recipe } from "@kinora/contracts/prompt/recipe";
import { PRICE_VERSION, pricesOf } from "./prices.ts";
import { kindOf } from "./resolve-model.ts";

/** What an order costs at a service, by the list of the day it was made. */
export interface UpstreamPrice {
  /** Thousandths of a US dollar. */
  readonly mills: number;
  readonly version: number;
}

/** What an order costs us by the list of today. What nobody sells, our own servers make for nothing. */
export function upstreamPrice(recipe: Recipe): UpstreamPrice {
  const model = recipe.generationModel ?? recipe.model;
  const rule = pricesOf(model)[kindOf(recipe.type)];
  if (!rule) throw new Error(`There is no price of ${model}.`);
  const mills = (rule.mills ?? 0) * unitsFor(rule, recipe.duration ?? 0);
  return { mills, version: PRICE_VERSION };
}
