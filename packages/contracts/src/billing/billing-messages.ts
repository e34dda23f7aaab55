import { z } from "zod";
import { PRODUCTS } from "./store-vocabulary.ts";

const gems = z.number().int();
const product = z.enum(PRODUCTS);

/** Notifications about purchases. */
export const billingNotifications = {
  "billing.granted": z.object({ product, gems }),
  /** `owed`: gems that were spent before and are owed now. */
  "billing.refunded": z.object({ product, gems, owed: gems }),
  "billing.disputed": z.object({ product, gems, owed: gems }),
  /** A refund failed or a dispute was won: the gems are back. */
  "billing.restored": z.object({ product, gems }),
};

/** Sentences in statements and receipts. */
export const billingSentences = {
  "billing.bought": z.object({ product }),
  "billing.refund": z.object({ product }),
  "billing.dispute": z.object({ product }),
  "billing.restore": z.object({ product }),
};
