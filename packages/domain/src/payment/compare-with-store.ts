import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { BookDifference } from "./difference.ts";
import type { ListedPayment, ListedPlan, PaymentDesk } from "./payment-desk.ts";

interface Place {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
}

/** Our books of what a store has. */
export interface StoreBooks {
  /** Returns null when we have none of this id. */
  readonly payment: (
    store: StoreName,
    ref: string,
  ) => Promise<{ readonly amount: number; readonly refunded: number } | null>;
  /** Refs of the payments made between. */
  readonly paymentsBetween: (at: Place, from: Date, until: Date) => Promise<readonly string[]>;
  /** What we believe that the store calls the state of a subscription; null for none. */
  readonly planState: (id: string) => Promise<string | null>;
  /** Subscriptions that give access because of this store. */
  readonly plansWithAccess: (at: Place) => Promise<readonly string[]>;
}

const DAY = 86_400_000;
/** How far back payments are compared; a bank may take one back for longer, which is listed, too. */
const DAYS = 35;
/** News that may still be on their way. */
const FRESH = 15 * 60_000;

/** Compares a store's view of payments and plans with ours. @throws StoreUnreachable */
export async function compareWithStore(
  desk: PaymentDesk,
  books: StoreBooks,
  now: Date,
): Promise<BookDifference[]> {
  const settled = new Date(+now - FRESH);
  return [
    ...(await comparePayments(desk, books, new Date(+now - DAYS * DAY), settled)),
    ...(await comparePlans(desk, books, settled)),
  ];
}

async function comparePayments(
  desk: PaymentDesk,
  books: StoreBooks,
  since: Date,
  settled: Date,
): Promise<BookDifference[]> {
  const found: BookDifference[] = [];
  const seen = new Set<string>();
  for await (const listed of desk.listPayments(since)) {
    seen.add(listed.ref);
    if (listed.changedAt < settled) found.push(...(await comparePayment(desk, books, listed)));
  }
  // A day later than the store was asked for: its clock is another one.
  for (const ref of await books.paymentsBetween(desk, new Date(+since + DAY), settled))
    if (!seen.has(ref))
      found.push(different(desk, "payment that the store doesn't have", ref, ["none", "paid"]));
  return found;
}

async function comparePayment(
  desk: PaymentDesk,
  { payment }: StoreBooks,
  { ref, amount, refunded, order }: ListedPayment,
): Promise<BookDifference[]> {
  const ours = await payment(desk.store, ref);
  if (ours === null) {
    const about = `${amount} for ${order.noun} ${order.id}`;
    return [different(desk, "payment that we don't have", ref, [about, "none"])];
  }
  return [
    ...(ours.amount === amount
      ? []
      : [different(desk, "amount of a payment", ref, [amount, ours.amount])]),
    ...(ours.refunded === refunded
      ? []
      : [different(desk, "refunded of a payment", ref, [refunded, ours.refunded])]),
  ];
}

async function comparePlans(
  desk: PaymentDesk,
  books: StoreBooks,
  settled: Date,
): Promise<BookDifference[]> {
  const found: BookDifference[] = [];
  const seen = new Set<string>();
  for await (const plan of desk.listPlans()) {
    seen.add(plan.id);
    if (plan.begunAt < settled) found.push(...(await comparePlan(desk, books, plan)));
  }
  for (const id of await books.plansWithAccess(desk))
    if (!seen.has(id))
      found.push(different(desk, "plan that the store doesn't have", id, ["none", "access"]));
  return found;
}

async function comparePlan(
  desk: PaymentDesk,
  { planState }: StoreBooks,
  { id, rawState }: ListedPlan,
): Promise<BookDifference[]> {
  const ours = await planState(id);
  if (ours === null) return [different(desk, "plan that we don't have", id, [rawState, "none"])];
  return ours === rawState ? [] : [different(desk, "state of a plan", id, [rawState, ours])];
}

const different = (
  { store }: Place,
  name: string,
  subject: string,
  [expected, found]: readonly [string | number, string | number],
): BookDifference => ({
  name: `${store}: ${name}`,
  subject,
  expected: `${expected}`,
  found: `${found}`,
});
