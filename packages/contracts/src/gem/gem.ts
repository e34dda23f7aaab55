import { z } from "zod";
import { storyCost } from "../creation/story-cost.ts";
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
    /** Spent gems of purchases that were refunded: what comes in repays them first. */
    owed: z.number().int(),
    /** What expires next, if anything does. */
    expiring: z.object({ gems: z.number().int(), at: z.iso.datetime() }).nullable(),
    dailyClaim: z.object({
      gems: z.number().int(),
      claimable: z.boolean(),
      nextAt: z.iso.datetime(),
    }),
    /** Gems of signing up that come later, since so many had theirs from the same network today; null: none. */
    signUpLater: z.object({ gems: z.number().int(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "GemBalance" });
export type GemBalance = z.infer<typeof gemBalance>;

/** The work that gems were for, as it is today: joined at reading, the ledger knows only its id. */
export const gemWork = z
  .object({
    kind: z.enum(CONTENT_KINDS),
    /** The name its owner gave it, else its prompt; of a storyboard its title. */
    words: z.string(),
    thumbnail: mediaFile.nullable(),
    thumbhash: z.string().nullable(),
  })
  .meta({ id: "GemWork" });
export type GemWork = z.infer<typeof gemWork>;

/** Why gems move, and what for: null where it is for nothing in particular. */
export const gemPurpose = z
  .object({
    source: z.enum(TRANSACTION_SOURCES),
    subject: z.object({ noun: z.string(), id: z.string() }).nullable(),
  })
  .meta({ id: "GemPurpose" });

/** One line of the statement; `balanceAfter` is available + held − owed after it. */
export const gemEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(LEDGER_KINDS),
    /** That of `purpose`. */
    source: z.enum(TRANSACTION_SOURCES),
    purpose: gemPurpose,
    /** Positive: gems came in. Negative: gems went out. */
    amount: z.number().int(),
    balanceAfter: z.number().int(),
    /** What it was for or came from, in words; `code` and `params` are the same without. */
    description: z.string(),
    ...wireMessage,
    receiptId: z.string(),
    /** The creation that `purpose` names, if it is one. */
    creationId: z.string().nullable(),
    /** The story that `purpose` names: paid for work on it, not for a creation. */
    storyId: z.string().nullable(),
    /** null: it was for no work, or the work is gone. */
    work: gemWork.nullable(),
  })
  .meta({ id: "GemEntry" });
export type GemEntry = z.infer<typeof gemEntry>;
export const gemEntryPage = pageOf(gemEntry);

/** Everything that explains one change: the steps it took and the lots it touched. */
export const gemReceipt = z
  .object({
    id: z.string(),
    /** In words; `code` and `params` are the same without. */
    title: z.string(),
    ...wireMessage,
    purpose: gemPurpose,
    /** The creation that `purpose` names, if it is one. */
    creationId: z.string().nullable(),
    /** The story that `purpose` names: paid for work on it, not for a creation. */
    storyId: z.string().nullable(),
    /** null: it was for no work, or the work is gone. */
    work: gemWork.nullable(),
    /** What the whole story has cost; null: it was for no story. */
    storyCost: storyCost.nullable(),
    steps: z.array(
      z.object({
        at: z.iso.datetime(),
        step: z.enum(["quote", "hold", "settle", "void", "credit", "expire", "refund", "reverse"]),
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

export const dailyClaim = z.object({ gems: z.number().int(), balance: gemBalance });
