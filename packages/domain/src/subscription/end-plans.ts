import { StoreUnreachable } from "../store-unreachable.ts";
import type { PlanStore } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

const MOST = 20;

/**
 * Ends subscriptions at the store, so that nobody pays for an account that can't be used: with
 * their period when the account is disabled or its deletion is planned, which may be called off;
 * at once when it was erased, or when a payment is missing. Plans of the phone stores can only be
 * ended by their owners.
 */
export async function endPlansOfEndedAccounts(ports: {
  readonly subscriptions: Pick<SubscriptionStore, "findOfEndedAccounts" | "find">;
  readonly planStoreOf: (of: Pick<StoredSubscription, "store" | "environment">) => PlanStore | null;
  readonly ask: (id: string) => Promise<unknown>;
  readonly log: (message: string) => void;
}): Promise<void> {
  const { subscriptions, planStoreOf, ask, log } = ports;
  for (const { id, isErased } of await subscriptions.findOfEndedAccounts(MOST)) {
    const held = await subscriptions.find(id);
    const planStore = held && planStoreOf(held);
    if (held?.ref == null || planStore === null) continue;
    const { ref, state, version } = held;
    try {
      if (isErased || state !== "active") await planStore.end(ref);
      else await planStore.setEnds({ ref, key: `${id}:${version}` }, true);
      await ask(id);
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      log(`subscription ${id} of a closed account: ${error}`);
    }
  }
}
