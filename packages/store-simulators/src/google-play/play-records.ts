import { z } from "zod";

/** Moments are milliseconds since 1970; amounts are in the smallest unit of their currency. */
const moment = z.number();
const money = z.object({ amount: z.int(), currency: z.string() });
export type PlayMoney = z.infer<typeof money>;

/** Whom the app named. */
const buyer = { accountId: z.string().nullable(), profileId: z.string().nullable() };

export const playProductRecord = z.object({
  token: z.string(),
  productId: z.string(),
  price: money,
  quantity: z.int(),
  refundedQuantity: z.int(),
  state: z.string(),
  isAcknowledged: z.boolean(),
  isConsumed: z.boolean(),
  orderId: z.string().nullable(),
  createdAt: moment,
  completedAt: moment.nullable(),
  isTest: z.boolean(),
  ...buyer,
});
export type PlayProductRecord = z.infer<typeof playProductRecord>;

export const REPLACEMENT_MODES = [
  "WITH_TIME_PRORATION",
  "CHARGE_PRORATED_PRICE",
  "WITHOUT_PRORATION",
  "CHARGE_FULL_PRICE",
  "DEFERRED",
] as const;
export type ReplacementMode = (typeof REPLACEMENT_MODES)[number];

export const playPlanRecord = z.object({
  token: z.string(),
  productId: z.string(),
  basePlanId: z.string(),
  price: money,
  months: z.int(),
  phase: z.enum(["base", "trial", "introductory", "proration"]),
  state: z.string(),
  isAcknowledged: z.boolean(),
  createdAt: moment,
  startAt: moment.nullable(),
  /** When access ends unless it is renewed: a grace period included. */
  expiryAt: moment.nullable(),
  /** End of the last period that was paid. */
  paidUntil: moment.nullable(),
  /** When it is paid again, if the merchant has put that off. */
  deferredTo: moment.nullable().default(null),
  orderId: z.string().nullable(),
  /** How many orders followed the first, whose ids end in their number. */
  renewals: z.int(),
  cardDeclines: z.boolean(),
  linkedToken: z.string().nullable(),
  replaced: z
    .object({ productId: z.string(), basePlanId: z.string(), mode: z.string() })
    .nullable(),
  /** The plan that takes over at the end of the period. */
  deferred: z
    .object({ productId: z.string(), basePlanId: z.string(), price: money, months: z.int() })
    .nullable(),
  canceledBy: z.enum(["user", "system", "developer", "replacement"]).nullable(),
  canceledAt: moment.nullable(),
  holdUntil: moment.nullable(),
  /** Months of a pause that begins at the end of the period. */
  pauseMonths: z.int().nullable(),
  resumeAt: moment.nullable(),
  nextPrice: z.object({ price: money, state: z.string() }).nullable(),
  isTest: z.boolean(),
  /** The expired one that was bought again in Google's app, until this is acknowledged. */
  expired: z.object({ token: z.string(), ...buyer }).nullable(),
  ...buyer,
});
export type PlayPlanRecord = z.infer<typeof playPlanRecord>;

/** What the developer said of an order whose refund is reviewed: the first answer counts. */
export const playReviewRecord = z.object({
  orderId: z.string(),
  answer: z
    .object({
      refundPreference: z.enum(["DECLINE", "APPROVE", "NEUTRAL"]),
      sampleContentProvided: z.boolean(),
      consumptionPercentageMilliunits: z.int().min(0).max(100_000).optional(),
    })
    .nullable(),
});

export const playOrderRecord = z.object({
  orderId: z.string(),
  token: z.string(),
  productId: z.string(),
  isPlan: z.boolean(),
  basePlanId: z.string().nullable(),
  total: money,
  quantity: z.int(),
  createdAt: moment,
  state: z.string(),
  /** Refunds in part. */
  parts: z.array(z.object({ amount: z.int(), at: moment })),
  refund: z.object({ at: moment, reason: z.string() }).nullable(),
  period: z.object({ start: moment, end: moment }).nullable(),
});
export type PlayOrderRecord = z.infer<typeof playOrderRecord>;

export const voidedRecord = z.object({
  orderId: z.string(),
  token: z.string(),
  isPlan: z.boolean(),
  purchasedAt: moment,
  voidedAt: moment,
  reason: z.int(),
  source: z.int(),
  quantity: z.int().nullable(),
});
export type VoidedRecord = z.infer<typeof voidedRecord>;

export const MESSAGE_FORGERIES = [
  "forged",
  "other audience",
  "other sender",
  "unverified sender",
  "stale",
  "unsigned",
] as const;
export type MessageForgery = (typeof MESSAGE_FORGERIES)[number];

export const messageRecord = z.object({
  id: z.string(),
  /** The notification, as it is sent. */
  data: z.string(),
  publishedAt: moment,
  /** How many times it must still be answered 2xx. */
  wanted: z.int(),
  attempts: z.int(),
  dueAt: moment,
  /** A copy that nobody may believe is sent once, before it. */
  forgery: z.enum(MESSAGE_FORGERIES).nullable(),
  /** What became of that copy. */
  forgeryWas: z.enum(["refused", "accepted"]).nullable(),
  /** The message that follows goes first. */
  letsPass: z.boolean(),
});
export type MessageRecord = z.infer<typeof messageRecord>;
