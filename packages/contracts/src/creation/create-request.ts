import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { orderForm } from "../prompt/order-form.ts";

/** POST /api/creations: a quote that was shown, or a form whose current price is accepted. */
export const createRequest = z.union([
  z.strictObject({ quoteId: unshown(z.string().min(1).max(64), "an id") }),
  orderForm,
]);
export type CreateRequest = z.infer<typeof createRequest>;
