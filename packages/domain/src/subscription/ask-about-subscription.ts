import { StoreUnreachable } from "../store-unreachable.ts";
import { type ApplyStores, applySubscription } from "./apply-subscription.ts";
import { settlePlans } from "./passes.ts";
import type { AskedPlanStore, PlanPayment, SubscriptionFacts } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface AskAboutPorts {
  readonly subscriptions: Pick<SubscriptionStore, "find" | "setDue">;
  readonly transact: <T>(work: (stores: ApplyStores) => Promise<T>) => Promise<T>;
  /** Null when this server no longer sells there. */
  readonly planStoreOf: (
    subscription: Pick<StoredSubscription, "store" | "environment" | "userId">,
  ) => AskedPlanStore | null;
  readonly log: (message: string) => void;
}

/** Answers in a row that may be overtaken by others before the subscription is left for later. */
const TRIES = 5;
const MINUTE = 60_000;

/**
 * Asks the store what became of a subscription, and books it. May be called at any time, any number
 * of times, by any process.
 *
 * @returns null when there is no such subscription
 * @throws StoreUnreachable, also when each answer was overtaken by another
 */
export async function askAboutSubscription(
  { subscriptions, transact, planStoreOf, log }: AskAboutPorts,
  id: string,
  now: () => Date,
): Promise<StoredSubscription | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const held = await subscriptions.find(id);
    if (held === null) return null;
    const facts = await factsAbout(planStoreOf(held), held, now());
    if (facts.state === "unspecified" || (facts.plan === null && facts.ref !== null))
      log(
        `subscription ${id}: ${held.store} says "${facts.rawState}" of a plan that is ${facts.plan ?? "not known here"}`,
      );
    if (await transact((stores) => applySubscription(stores, held, facts, now())))
      return subscriptions.find(id);
  }
  throw new StoreUnreachable(`The answers about subscription ${id} overtake one another.`);
}

/**
 * A period that was given, or is not paid yet, has no payment of its own: then it is the last one
 * whose money the plan stands on. A period may stand on several.
 */
async function factsAbout(
  planStore: AskedPlanStore | null,
  held: StoredSubscription,
  now: Date,
): Promise<SubscriptionFacts> {
  const isKnown = held.checkoutRef !== null || held.ref !== null;
  const facts =
    (isKnown ? await planStore?.readSubscription(held, now) : null) ?? withoutAnswer(held);
  if (!planStore) return facts;
  const isKept = facts.payment !== null || held.paymentRef === null;
  const payment = isKept ? facts.payment : await planStore.readPayment(held.paymentRef);
  const alsoPaid: PlanPayment[] = [];
  for (const { ref } of facts.paidParts ?? held.paidBy) {
    const one = ref === payment?.ref ? null : await planStore.readPayment(ref);
    if (one) alsoPaid.push(one);
  }
  return { ...facts, payment, alsoPaid };
}

/** A store that knows nothing of it, or where nothing is sold any more, charges nothing and gives nothing. */
const withoutAnswer = (held: StoredSubscription): SubscriptionFacts => ({
  ...held,
  state: held.ref === null ? "pending_purchase_canceled" : "expired",
  rawState: "not there",
  ...{ nextPlan: null, payment: null },
});

/**
 * Asks about every subscription whose time has come. One that fails is put off, does not stop the
 * others, and loses its access when too long nothing was heard.
 */
export async function askAboutDue(
  ports: AskAboutPorts & { readonly findDue: (now: Date) => Promise<string[]> },
  now: () => Date,
): Promise<void> {
  for (const id of await ports.findDue(now()))
    await askAboutSubscription(ports, id, now).catch(async (error) => {
      ports.log(`subscription ${id}: ${error}`);
      await ports.subscriptions.setDue(id, new Date(+now() + 10 * MINUTE));
      const held = await ports.subscriptions.find(id);
      if (held === null) return;
      await ports.transact(async (stores) => {
        await stores.subscriptions.lockHolder(held.userId);
        await settlePlans(stores, held.userId, now());
      });
    });
}
