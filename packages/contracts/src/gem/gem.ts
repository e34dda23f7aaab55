import { z } from "zod";
import { giftSide } from "../gift/gift.ts";
import { pageOf } from "../http/page.ts";
import { wireMessage } from "../http/wire-message.ts";
import { mediaFile } from "../media/media-file.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

export const TRANSACTION_TYPES = ["credit", "top_off", "review_videos"] as const;
export const TRANSACTION_SOURCES = [
  "award",
  "prize",
  "subscription",
  "pack",
  "booster",
  "create",
  "correction",
] as const;
export const LEDGER_KINDS = [
  "subscription",
  "daily",
  "challenge",
  "pack",
  "booster",
  "gift",
  "correction",
  "spent",
  "refund",
] as const;
export const AWARD_KINDS = [
  "daily",
  "weekly",
  "badge",
  "challenge",
  "video",
  "story",
  "refund",
  "signup",
  "purchase",
] as const;
export const REWARD_KINDS = [
  "daily",
  "vote",
  "first",
  "second",
  "third",
  "top5",
  "top10",
  "top20",
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];
export type AwardKind = (typeof AWARD_KINDS)[number];

export const gemBalance = z
  .object({
    available: z.number().int(),
    held: z.number().int(),
    /** Spent gems of purchases that were refunded; incoming gems repay them first. */
    owed: z.number().int(),
    /** The gems that expire next, if any do. */
    expiring: z.object({ gems: z.number().int(), at: z.iso.datetime() }).nullable(),
    dailyClaim: z.object({
      gems: z.number().int(),
      claimable: z.boolean(),
      /** True while the owner of the server has switched awards off. */
      paused: z.boolean(),
      nextAt: z.iso.datetime(),
    }),
    /**
     * Sign-up gems that are postponed because too many users of the same network got theirs today;
     * null for none.
     */
    signUpLater: z.object({ gems: z.number().int(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "GemBalance" });
export type GemBalance = z.infer<typeof gemBalance>;

/**
 * The work that the gems were for, in its current state: joined on reading, since the ledger stores
 * only its id.
 */
export const gemWork = z
  .object({
    kind: z.enum(CONTENT_KINDS),
    /** The owner's title, or else the prompt; the title of a storyboard. */
    words: z.string(),
    thumbnail: mediaFile.nullable(),
    thumbhash: z.string().nullable(),
  })
  .meta({ id: "GemWork" });
export type GemWork = z.infer<typeof gemWork>;

/** Why gems move, and for which subject; null when there is no particular one. */
export const gemPurpose = z
  .object({
    source: z.enum(TRANSACTION_SOURCES),
    subject: z.object({ noun: z.string(), id: z.string() }).nullable(),
  })
  .meta({ id: "GemPurpose" });

/** A line of the statement; `balanceAfter` is available + held − owed after it. */
export const gemEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(LEDGER_KINDS),
    /** The source of `purpose`. */
    source: z.enum(TRANSACTION_SOURCES),
    purpose: gemPurpose,
    /** Positive when gems came in, negative when they went out. */
    amount: z.number().int(),
    balanceAfter: z.number().int(),
    /** Its purpose or origin in words; `code` and `params` are the same as data. */
    description: z.string(),
    ...wireMessage,
    receiptId: z.string(),
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
  })
  .meta({ id: "GemEntry" });
export type GemEntry = z.infer<typeof gemEntry>;
export const gemEntryPage = pageOf(gemEntry);
