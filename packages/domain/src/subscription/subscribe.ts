import { isOver, PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import { CHECKOUT_MINUTES, CHECKOUTS_AN_HOUR } from "@kinora/contracts/limits";
import { Refusal } from "../refusal.ts";
import type { PlanStore } from "./plan-store.ts";
import { reached } from "./reached.ts";
import type {
  NewSubscription,
  StoredSubscription,
  SubscriptionStore,
} from "./subscription-store.ts";

export interface SubscribePorts {
  readonly transact: <T>(
    work: (stores: { readonly subscriptions: SubscriptionStore }) => Promise<T>,
  ) => Promise<T>;
  readonly subscriptions: Pick<SubscriptionStore, "setPage">;
  /** Null when nothing is sold here. */
  readonly planStore: PlanStore | null;
  /** Addresses of our pages to which the store leads. */
  readonly pages: (subscriptionId: string) => {
    readonly returnTo: string;
    readonly backTo: string;
  };
  /** Asks the store what became of a subscription. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
  readonly newId: () => string;
}

export interface SubscribeRequest {
  readonly userId: string;
  readonly plan: PlanId;
  readonly key: string;
  readonly now: Date;
}

type Begun = Pick<StoredSubscription, "id" | "userId" | "plan" | "createdAt" | "url"> & {
  readonly customerRef: string | null;
};

/**
 * Begins to subscribe to a plan. The subscription is stored first; the store opens one page for it
 * however often it is asked. A person holds one plan of each line at a time.
 *
 * @throws Refusal SHOP_CLOSED, PLAN_HELD, CHECKOUTS_TOO_MANY, STORE_UNREACHABLE,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function subscribe(
  ports: SubscribePorts,
  request: SubscribeRequest,
): Promise<{ readonly subscriptionId: string; readonly url: string }> {
  const { planStore, transact, subscriptions } = ports;
  if (planStore === null) throw new Refusal("SHOP_CLOSED");
  const attempt = () =>
    transact((stores) => begin(stores.subscriptions, planStore, ports, request));
  let begun = await attempt();
  if ("inTheWay" in begun) {
    await close(ports, planStore, begun.inTheWay);
    begun = await attempt();
    if ("inTheWay" in begun) throw new Refusal("PLAN_HELD", { store: begun.inTheWay.store });
  }
  if (begun.url !== null) return { subscriptionId: begun.id, url: begun.url };
  const page = await openPage(ports, planStore, begun);
  await subscriptions.setPage(begun.id, page);
  return { subscriptionId: begun.id, url: page.url };
}

async function begin(
  subscriptions: SubscriptionStore,
  { store, environment }: PlanStore,
  { newId }: Pick<SubscribePorts, "newId">,
  { userId, plan, key, now }: SubscribeRequest,
): Promise<Begun | { readonly inTheWay: StoredSubscription }> {
  await subscriptions.lockHolder(userId);
  const same = await subscriptions.findByKey(userId, key);
  if (same && same.plan !== plan) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  if (same) return same;
  const all = await subscriptions.list(userId);
  const { line, cents } = PLAN_TABLE[plan];
  const running = all.filter((one) => one.line === line && !isOver(one.state));
  const held = running.find(({ ref }) => ref !== null);
  if (held) throw new Refusal("PLAN_HELD", { store: held.store });
  // One page at a time, or two of them could both be paid.
  const open = running.find((one) => one.url !== null && +expiryOf(one.createdAt) > +now);
  if (open) return open.plan === plan ? open : { inTheWay: open };
  const limit = CHECKOUTS_AN_HOUR;
  const begun = await subscriptions.countOpen(userId, new Date(+now - 60 * 60_000));
  if (begun >= limit) throw new Refusal("CHECKOUTS_TOO_MANY", { limit });
  const made: NewSubscription = {
    ...{ id: newId(), userId, store, environment, plan, createdAt: now },
    price: { amount: cents, currency: "USD" },
  };
  await subscriptions.add(made, key);
  const customerRef = all.findLast((one) => one.customerRef !== null)?.customerRef ?? null;
  return { ...made, url: null, customerRef };
}

/** Closes a page that somebody left for another plan; if it was paid meanwhile, that is booked. */
async function close(
  { ask }: SubscribePorts,
  planStore: PlanStore,
  { id, checkoutRef }: StoredSubscription,
): Promise<void> {
  await reached(async () => {
    if (checkoutRef !== null) await planStore.closePage(checkoutRef);
    await ask(id);
  });
}

const expiryOf = (createdAt: Date) => new Date(+createdAt + CHECKOUT_MINUTES * 60_000);

function openPage({ pages }: SubscribePorts, planStore: PlanStore, begun: Begun) {
  const { id: subscriptionId, userId, plan, customerRef, createdAt } = begun;
  return reached(() =>
    planStore.subscribe({
      ...{ subscriptionId, userId, plan, customerRef, ...pages(subscriptionId) },
      expiresAt: expiryOf(createdAt),
    }),
  );
}
