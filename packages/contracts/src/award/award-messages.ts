import { z } from "zod";
import { PRODUCTS } from "../billing/store-vocabulary.ts";

const gems = z.number().int();

/** Notifications about awards. */
export const awardNotifications = {
  "award.streakReached": z.object({ days: z.number().int(), gems }),
  "award.weekEarned": z.object({ days: z.number().int(), gems }),
  "award.firstMade": z.object({ gems }),
  /** `name` is the title or the shortened prompt of the work. */
  "award.workStood": z.object({ kind: z.enum(["story", "video"]), name: z.string(), gems }),
  "award.firstPack": z.object({ product: z.enum(PRODUCTS), gems }),
  /** The first pack was refunded in full or disputed; `owed`: gems that were spent before. */
  "award.packTakenBack": z.object({ product: z.enum(PRODUCTS), gems, owed: gems }),
  /** That refund or dispute was not carried out. */
  "award.packRestored": z.object({ product: z.enum(PRODUCTS), gems }),
};

/** Sentences in statements and receipts; the work is joined on reading. */
export const awardSentences = {
  "award.streak": z.object({ days: z.number().int() }),
  "award.week": z.object({ days: z.number().int() }),
  "award.first": z.object({}),
  "award.work": z.object({ kind: z.enum(["story", "video"]), hours: z.number().int() }),
  /** So many reviews of others' works. */
  "award.reviews": z.object({ count: z.number().int() }),
  /** `percent` of the `bought` gems of the first pack, `most` at most. */
  "award.purchase": z.object({
    ...{ product: z.enum(PRODUCTS), bought: gems, percent: z.number(), most: gems },
  }),
  "award.purchaseBack": z.object({ product: z.enum(PRODUCTS) }),
  "award.purchaseAgain": z.object({ product: z.enum(PRODUCTS) }),
  /** By staff. */
  "award.courtesy": z.object({}),
};
