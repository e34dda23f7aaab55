import type { OpenIntent } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

const prices = z.object({
  prices: z.array(
    z.object({
      endpoint_id: z.string(),
      unit_price: z.number().nonnegative(),
      currency: z.string(),
    }),
  ),
});

/**
 * Returns the units that an order is billed for, from its result (reference 4); null when they are
 * missing.
 */
export function falUnits(answer: UpstreamAnswer | null): number | null {
  const text = answer?.status === 200 ? (answer.headers["x-fal-billable-units"] ?? "") : "";
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}

/** Builds the query for the price of a unit. */
export const falPriceQuery = ({ endpoint }: Pick<OpenIntent, "endpoint">): string =>
  `/models/pricing?${new URLSearchParams({ endpoint_id: endpoint })}`;

/**
 * Returns thousandths of a US dollar, rounded up; null without an answer, or when the price is not
 * in dollars.
 */
export function readFalCost(
  answer: UpstreamAnswer | null,
  { endpoint }: Pick<OpenIntent, "endpoint">,
  units: number,
): number | null {
  if (answer?.status !== 200) return null;
  const { data } = prices.safeParse(readJson(answer));
  const price = data?.prices.find(({ endpoint_id }) => endpoint_id === endpoint);
  if (price?.currency !== "USD") return null;
  // Subtract an epsilon before rounding up: 0.1 × 3 is slightly more than 0.3 in floating point.
  return Math.ceil(price.unit_price * units * 1_000 - 1e-6);
}
