import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { RUNWAY_MODELS } from "./runway-models.ts";

/** One credit costs a cent (reference 4). */
const CREDITS_A_DOLLAR = 100;

const limit = z.int().nullish().catch(null);
/** As typed by `@runwayml/sdk`. */
const organization = z.object({
  creditBalance: z.number(),
  tier: z
    .object({
      models: z.record(
        z.string(),
        z.object({ maxConcurrentGenerations: limit, maxDailyGenerations: limit }),
      ),
    })
    .nullish()
    .catch(null),
});

/**
 * Returns whether an account's tier lists models, and this one is not among them. One without a
 * list says nothing.
 */
export function isWithoutModel(answer: UpstreamAnswer, model: string): boolean {
  const said = answer.status === 200 ? organization.safeParse(readJson(answer)).data : undefined;
  const models = Object.keys(said?.tier?.models ?? {});
  return models.length > 0 && !models.includes(model);
}

/** Reads the credits that are left, and the limits of the tier for the models that we order. */
export function readRunwayAccount(answer: UpstreamAnswer): ToldAccount | null {
  const said = organization.safeParse(readJson(answer)).data;
  if (!said) return null;
  const { creditBalance: amount, tier } = said;
  return {
    left: { amount, of: null, unit: "credits", dollars: amount / CREDITS_A_DOLLAR },
    limits: Object.entries(tier?.models ?? {})
      .filter(([model]) => Object.hasOwn(RUNWAY_MODELS, model))
      .map(([model, { maxConcurrentGenerations: atOnce, maxDailyGenerations: aDay }]) => ({
        ...{ model, atOnce: atOnce ?? null, aDay: aDay ?? null },
      })),
  };
}
