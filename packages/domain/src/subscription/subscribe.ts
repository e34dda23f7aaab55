import { isOver, PLAN_TABLE, type PlanId } from "@kinora/contracts/billing/plans";
import { CHECKOUT_MINUTES, CHECKOUTS_AN_HOUR } from "@kinora/contracts/limits";
import { Refusal } from "../refusal.ts";
import { hasAccess } from "./held-tier.ts";
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

type Begun = Pick<
  StoredSubscription,
  "id" | "userId" | "plan" | "createdAt" | "url" | "customerRef"
>;

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
  const { planStore, transact } = ports;
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
  const page = await openAndStore(ports, planStore, begun);
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
  const here = all.filter((one) => one.store === store && one.environment === environment);
  const running = here.filter((one) => one.line === line && !isOver(one.state));
  const held =
    running.find(({ ref }) => ref !== null) ??
    all.find((one) => one.line === line && one.store !== store && hasAccess(one, now));
  if (held) throw new Refusal("PLAN_HELD", { store: held.store });
  // One page at a time, or two of them could both be paid.
  const [open] = running;
  const isFresh = open !== undefined && +expiryOf(open.createdAt) > +now;
  if (open) return isFresh && open.plan === plan ? open : { inTheWay: open };
  const limit = CHECKOUTS_AN_HOUR;
  const begun = await subscriptions.countOpen(userId, new Date(+now - 60 * 60_000));
  if (begun >= limit) throw new Refusal("CHECKOUTS_TOO_MANY", { limit });
  const customerRef = here.findLast((one) => one.customerRef !== null)?.customerRef ?? null;
  const made: NewSubscription = {
    ...{ id: newId(), userId, store, environment, plan, customerRef, createdAt: now },
    price: { amount: cents, currency: "USD" },
  };
  await subscriptions.add(made, key);
  return { ...made, url: null };
}

/**
 * Closes a page that somebody left for another plan, or that is over by our clock; if it was paid
 * meanwhile, that is booked. A page that was never seen is opened first, to learn which it is.
 */
async function close(
  ports: SubscribePorts,
  planStore: PlanStore,
  left: StoredSubscription,
): Promise<void> {
  const ref = left.checkoutRef ?? (await openAndStore(ports, planStore, left)).ref;
  await reached(() => planStore.closePage(ref));
  await reached(() => ports.ask(left.id));
}

async function openAndStore(ports: SubscribePorts, planStore: PlanStore, begun: Begun) {
  const page = await openPage(ports, planStore, begun);
  await ports.subscriptions.setPage(begun.id, page);
  return page;
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
