import { z } from "zod";

export const PRICE_UNITS = [
  "image",
  "second",
  "three seconds",
  "ten seconds",
  "minute",
  "upload",
] as const;

/** Price of one unit of a result, possibly fractional; see gemsFor. */
export const priceRule = z
  .object({ unit: z.enum(PRICE_UNITS), gems: z.number(), atLeast: z.number().int() })
  .meta({ id: "PriceRule" });
export type UnitPrice = z.infer<typeof priceRule>;
