import { isOver } from "@kinora/contracts/billing/plans";
import type { AskedPlanStore, PlanStore } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

const MOST = 20;

export interface EndPlansPorts {
  readonly subscriptions: Pick<SubscriptionStore, "findOfEndedAccounts" | "findRenewingOfErased">;
  readonly planStore: PlanStore;
  /** Asks the store what became of a subscription, and books it. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
  readonly log: (message: string) => void;
}

/**
 * Ends subscriptions at the store, so that nobody pays for an account that can't be used: with
 * their period when the account is disabled or its deletion is planned, which may be called off;
 * at once when it was erased, or when a payment is missing. Pages that could still be paid are
 * closed. Plans of the phone stores are ended by their owners (`endPlansOfErased`).
 */
export async function endPlansOfEndedAccounts(ports: EndPlansPorts): Promise<void> {
  const { subscriptions, planStore, log } = ports;
  for (const { id, isErased } of await subscriptions.findOfEndedAccounts(planStore, MOST))
    await endPlan(ports, id, isErased).catch((error) =>
      log(`subscription ${id} of a closed account: ${error}`),
    );
}

/**
 * Ends plans of erased accounts with their period at a phone's store that can be told: until an
 * account is erased, its owner may want the plan back, and only they can have it back.
 */
export async function endPlansOfErased(
  ports: Pick<EndPlansPorts, "subscriptions" | "ask" | "log">,
  place: AskedPlanStore,
): Promise<void> {
  const { endRenewal } = place;
  if (!endRenewal) return;
  const where = { store: place.store, environment: place.environment };
  for (const { id } of await ports.subscriptions.findRenewingOfErased(where, MOST))
    await endRenewalOf(ports, id, endRenewal).catch((error) =>
      ports.log(`subscription ${id} of an erased account: ${error}`),
    );
}

async function endRenewalOf(
  { ask }: Pick<EndPlansPorts, "ask">,
  id: string,
  endRenewal: (ref: string) => Promise<void>,
): Promise<void> {
  const held = await ask(id);
  if (held === null || held.ref === null || isOver(held.state) || held.state === "canceled") return;
  await endRenewal(held.ref);
  await ask(id);
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
