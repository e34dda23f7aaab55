import { z } from "zod";

/** Units in which services count what is left. */
const TOLD_UNITS = ["credits", "characters", "dollars"] as const;

/** Limits of a model on the account. Null: none. */
const toldLimit = z.object({
  /** The service's name of the model. */
  model: z.string(),
  /** Orders that it works on at the same time. */
  atOnce: z.int().nullable(),
  aDay: z.int().nullable(),
});

/** What a service tells, for nothing, of the account whose key is used. */
export const toldAccount = z.object({
  /** Null when it tells only limits. */
  left: z
    .object({
      amount: z.number(),
      /** Of which amount; null when the service does not tell. */
      of: z.number().nullable(),
      unit: z.enum(TOLD_UNITS),
      /** Worth of the rest in US dollars; null when its unit has no price. */
      dollars: z.number().nullable(),
    })
    .nullable(),
  limits: z.array(toldLimit),
});
export type ToldAccount = z.output<typeof toldAccount>;
