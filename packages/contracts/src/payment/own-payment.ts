import { z } from "zod";
import { pageOf } from "../http/page.ts";
import { payment } from "./payment.ts";

/** A payment as its payer sees it. */
export const ownPayment = payment
  .pick({
    ...{ id: true, store: true, environment: true, product: true, price: true },
    ...{ refunded: true, dispute: true, card: true, at: true },
  })
  .extend({
    /** Until when it pays a plan; null for what is paid once. */
    coversUntil: z.iso.datetime().nullable(),
    /** Gems that it brought so far, and those of them that were taken back. */
    gems: z.int(),
    gemsTakenBack: z.int(),
    /** Receipt of its first gems; null while it has brought none. */
    receiptId: z.string().nullable(),
  })
  .meta({ id: "OwnPayment" });
export type OwnPayment = z.infer<typeof ownPayment>;
export const ownPaymentPage = pageOf(ownPayment);
