import { z } from "zod";
import { WORKS_MAX } from "../limits.ts";
import { promptForm } from "./prompt-form.ts";

/**
 * A form, and what is ordered along with it: repetitions with other seeds, or by other models. They
 * share one quote, and each is a work of its own, of the same kind.
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
