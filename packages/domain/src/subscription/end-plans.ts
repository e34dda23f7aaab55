import { isOver } from "@kinora/contracts/billing/plans";
import type { PlanStore } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

const MOST = 20;

export interface EndPlansPorts {
  readonly subscriptions: Pick<SubscriptionStore, "findOfEndedAccounts">;
  readonly planStore: PlanStore;
  /** Asks the store what became of a subscription, and books it. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
  readonly log: (message: string) => void;
}

/**
 * Ends subscriptions at the store, so that nobody pays for an account that can't be used: with
 * their period when the account is disabled or its deletion is planned, which may be called off;
 * at once when it was erased, or when a payment is missing. Pages that could still be paid are
 * closed. Plans of the phone stores can only be ended by their owners.
 */
export async function endPlansOfEndedAccounts(ports: EndPlansPorts): Promise<void> {
  const { subscriptions, planStore, log } = ports;
  for (const { id, isErased } of await subscriptions.findOfEndedAccounts(planStore, MOST))
    await endPlan(ports, id, isErased).catch((error) =>
      log(`subscription ${id} of a closed account: ${error}`),
    );
}

async function endPlan({ planStore, ask }: EndPlansPorts, id: string, isErased: boolean) {
  const held = await ask(id);
  if (held === null || isOver(held.state)) return;
  const { ref, checkoutRef, state, version } = held;
  if (ref === null) {
    if (checkoutRef !== null) await planStore.closePage(checkoutRef);
  } else if (isErased || state !== "active") await planStore.end(ref);
  else await planStore.setEnds({ ref, key: `${id}:${version}` }, true);
  await ask(id);
}
