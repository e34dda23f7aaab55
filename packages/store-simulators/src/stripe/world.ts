import type { StripeState, TableName } from "./state.ts";
import { missing } from "./stripe-error.ts";

/** What every part of the simulator works on. */
export interface World {
  readonly state: StripeState;
  /** The moment of what happens, in seconds; a subscription may be ahead of the clock. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly pageOf: (id: string) => string;
  /** The API request that is being answered; null for what happens at Stripe. */
  cause: { readonly id: string; readonly key: string | null } | null;
  /** Faults of the next events. */
  readonly eventFaults: (EventFault | null)[];
}

/**
 * The fate of an event: a minute late, sent twice, sent after the one that follows it, preceded by
 * a forged copy, or never sent.
 */
export const EVENT_FAULTS = ["late", "twice", "reordered", "forged", "dropped"] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];

const NOUNS: Readonly<Record<TableName, string>> = {
  products: "product",
  prices: "price",
  customers: "customer",
  sessions: "checkout.session",
  intents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  warnings: "issuer_fraud_record",
  transactions: "balance_transaction",
  subscriptions: "subscription",
  invoices: "invoice",
  portals: "billing_portal.session",
  schedules: "subscription_schedule",
};

/** Returns an object by id. @throws StripeError naming the parameter that held the id */
export function find<Name extends TableName>(
  { state }: Pick<World, "state">,
  table: Name,
  id: string | null,
  param = "id",
): StripeState[Name][string] {
  const rows: StripeState[Name] = state[table];
  const row = id !== null && Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (!row) throw missing(NOUNS[table], `${id}`, param);
  return row as StripeState[Name][string];
}

/** The same world at another moment. */
export const at = (world: World, second: number): World => ({ ...world, now: () => second });
