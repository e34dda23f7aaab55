import { z } from "zod";
import { REFUSALS, type RefusalCode } from "../refusals.ts";

/** Every refusal code, for responses that contain one. */
export const REFUSAL_CODES = Object.keys(REFUSALS).filter(
  (code): code is RefusalCode => code in REFUSALS,
);

/** Body of every response outside 200-299. */
export const refusalBody = z.object({
  code: z.enum(REFUSAL_CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type RefusalBody = z.infer<typeof refusalBody>;

/** `details` of INVALID_INPUT: the invalid fields, and what each should be. */
export const invalidFields = z.object({
  fields: z.array(
    z.object({
      path: z.string(),
      /** In words; `code` and `params` are the same as data. */
      message: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()),
    }),
  ),
});
