import { StoreUnreachable } from "../store-unreachable.ts";
import { type ApplyStores, applySubscription } from "./apply-subscription.ts";
import type { PlanStore } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface AskAboutPorts {
  readonly subscriptions: Pick<SubscriptionStore, "find" | "setDue">;
  readonly transact: <T>(work: (stores: ApplyStores) => Promise<T>) => Promise<T>;
  /** Null when this server no longer sells there. */
  readonly planStoreOf: (
    subscription: Pick<StoredSubscription, "store" | "environment">,
  ) => PlanStore | null;
  readonly log: (message: string) => void;
}

/** Answers in a row that may be overtaken by others before the subscription is left for later. */
const TRIES = 5;
const DAY = 86_400_000;

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
    if (held === null || (held.checkoutRef === null && held.ref === null)) return held;
    const facts = await planStoreOf(held)?.readSubscription(held, now());
    if (facts == null) {
      await subscriptions.setDue(id, new Date(+now() + DAY));
      return held;
    }
    if (facts.state === "unspecified")
      log(`subscription ${id}: ${held.store} says "${facts.rawState}", which is not known here`);
    if (await transact((stores) => applySubscription(stores, held, facts, now())))
      return subscriptions.find(id);
  }
  throw new StoreUnreachable(`The answers about subscription ${id} overtake one another.`);
}

/** Asks about every subscription whose time has come; one that fails doesn't stop the others. */
export async function askAboutDue(
  ports: AskAboutPorts & { readonly findDue: (now: Date) => Promise<string[]> },
  now: () => Date,
): Promise<void> {
  for (const id of await ports.findDue(now()))
    await askAboutSubscription(ports, id, now).catch((error) =>
      ports.log(`subscription ${id}: ${error}`),
    );
}
