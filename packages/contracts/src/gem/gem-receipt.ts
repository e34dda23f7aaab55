import { z } from "zod";
import { storyCost } from "../creation/story-cost.ts";
import { giftSide } from "../gift/gift.ts";
import { wireMessage } from "../http/wire-message.ts";
import { ownPayment } from "../payment/own-payment.ts";
import { gemPurpose, gemWork, LEDGER_KINDS } from "./gem.ts";

/** Everything that explains one change: its steps and the lots involved. */
export const gemReceipt = z
  .object({
    id: z.string(),
    /** In words; `code` and `params` are the same as data. */
    title: z.string(),
    ...wireMessage,
    purpose: gemPurpose,
    /** The creation named by `purpose`, if it is one. */
    creationId: z.string().nullable(),
    /**
     * The story named by `purpose`, when the gems paid for work on it rather than for a creation.
     */
    storyId: z.string().nullable(),
    /** Null when it was for no work, or the work is gone. */
    work: gemWork.nullable(),
    /** The gift between members named by `purpose`, if it is one. */
    gift: giftSide.nullable(),
    /** The payment that brought these gems, if one did. */
    payment: ownPayment.nullable(),
    /** Total cost of the story; null when it was for no story. */
    storyCost: storyCost.nullable(),
    steps: z.array(
      z.object({
        at: z.iso.datetime(),
        step: z.enum([
          "quote",
          "hold",
          "settle",
          "void",
          "credit",
          "expire",
          "refund",
          "reverse",
          "give",
        ]),
        gems: z.number().int(),
        note: z.string(),
        ...wireMessage,
      }),
    ),
    lots: z.array(
      z.object({
        kind: z.enum(LEDGER_KINDS),
        gems: z.number().int(),
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: "GemReceipt" });
export type GemReceipt = z.infer<typeof gemReceipt>;
