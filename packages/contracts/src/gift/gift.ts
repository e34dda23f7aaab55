import { z } from "zod";
import { person } from "../account/account.ts";
import { cleanLines } from "../account/display-name.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf } from "../http/page.ts";
import { GIFT_NOTE_MAX, GIFTS_A_DAY } from "./gift-limits.ts";

/** A gift as one of its two sides sees it. */
export const giftSide = z
  .object({
    direction: z.enum(["sent", "received"]),
    /** The other person. */
    person,
    note: z.string().nullable(),
  })
  .meta({ id: "GiftSide" });
export type GiftSide = z.infer<typeof giftSide>;

export const gift = giftSide
  .extend({
    id: z.string(),
    gems: z.int(),
    at: z.iso.datetime(),
    /** One's own receipt. */
    receiptId: z.string(),
  })
  .meta({ id: "Gift" });
export type Gift = z.infer<typeof gift>;
export const giftPage = pageOf(gift);

/** POST /api/gifts */
export const newGift = z.strictObject({
  /** Id of the person. */
  to: unshown(z.string().min(1).max(64), "an id"),
  gems: z.int().min(1).max(GIFTS_A_DAY),
  note: z.string().overwrite(cleanLines).trim().max(GIFT_NOTE_MAX).optional(),
});
export type NewGift = z.infer<typeof newGift>;

/** GET /api/gifts/allowance/{id}: what can be given to this person now, and why no more. */
export const giftAllowance = z
  .object({
    /** The most that can be given at once; 0 when `refusal` says why. */
    most: z.int(),
    /** Bought gems that can be given, whatever the limits. */
    giveable: z.int(),
    /** Bought gems that can be given later, and from when the first of them. */
    waiting: z.object({ gems: z.int(), from: z.iso.datetime() }).nullable(),
    dayLeft: z.int(),
    monthLeft: z.int(),
    /** One of the refusals of giving, as it would be answered to a gift of one gem. */
    refusal: z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
  })
  .meta({ id: "GiftAllowance" });
export type GiftAllowance = z.infer<typeof giftAllowance>;
