import { z } from "zod";
import { WORKS_MAX } from "../limits.ts";
import { promptForm } from "./prompt-form.ts";

/**
 * A form, and what the same press orders besides: the same again with other seeds, or by other models. All together
 * have one price, and each is a work of its own, of the same kind.
 */
export const orderForm = promptForm
  .extend({
    others: z
      .array(promptForm)
      .max(WORKS_MAX - 1)
      .optional(),
  })
  .meta({ id: "OrderForm" });
export type OrderForm = z.infer<typeof orderForm>;
