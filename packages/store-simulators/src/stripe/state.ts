import { z } from "zod";
import {
  invoiceRecord,
  portalRecord,
  scheduleRecord,
  subscriptionRecord,
} from "./billing-records.ts";
import { customerRecord, priceRecord, productRecord } from "./catalogue-records.ts";
import {
  chargeRecord,
  disputeRecord,
  intentRecord,
  refundRecord,
  sessionRecord,
  transactionRecord,
  warningRecord,
} from "./payment-records.ts";

export const eventRecord = z.object({
  id: z.string(),
  type: z.string(),
  /** Exactly what is sent and signed. */
  body: z.string(),
  created: z.int(),
  /** How many times it must still be answered 2xx. */
  wanted: z.int(),
  attempts: z.int(),
  queuedAt: z.number(),
  /** When it is sent next, in milliseconds. */
  dueAt: z.number(),
  /** A forged copy is sent once, before it. */
  forgery: z.enum(["none", "due", "refused", "accepted"]),
  /** The event that follows goes first. */
  letsPass: z.boolean(),
});
export type EventRecord = z.infer<typeof eventRecord>;

const answerRecord = z.object({
  request: z.string(),
  form: z.string(),
  requestId: z.string(),
  status: z.int(),
  body: z.string(),
  keptUntil: z.int(),
});
export type AnswerRecord = z.infer<typeof answerRecord>;

const table = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row);

const stateRecord = z.object({
  version: z.literal(1),
  products: table(productRecord),
  prices: table(priceRecord),
  customers: table(customerRecord),
  sessions: table(sessionRecord),
  intents: table(intentRecord),
  charges: table(chargeRecord),
  refunds: table(refundRecord),
  disputes: table(disputeRecord),
  warnings: table(warningRecord),
  transactions: table(transactionRecord),
  subscriptions: table(subscriptionRecord),
  invoices: table(invoiceRecord),
  portals: table(portalRecord),
  /** Absent from states saved before there were any. */
  schedules: table(scheduleRecord).default({}),
  /** In the order in which they are sent. */
  events: z.array(eventRecord),
  /** Answers by idempotency key. */
  answers: table(answerRecord),
});
export type StripeState = z.infer<typeof stateRecord>;

/** The tables whose objects have ids. */
export type TableName = Exclude<keyof StripeState, "version" | "events" | "answers">;

const emptyState = (): StripeState => ({
  version: 1,
  ...{ products: {}, prices: {}, customers: {}, sessions: {}, intents: {}, charges: {} },
  ...{ refunds: {}, disputes: {}, warnings: {}, transactions: {}, subscriptions: {} },
  ...{ invoices: {}, portals: {}, schedules: {}, events: [], answers: {} },
});

/**
 * Reads a saved state; undefined or null starts an empty one.
 *
 * @throws z.ZodError when it was saved by something else
 */
export const readState = (saved: unknown): StripeState =>
  saved === undefined || saved === null ? emptyState() : stateRecord.parse(saved);
