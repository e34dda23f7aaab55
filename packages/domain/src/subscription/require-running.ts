import { isOver } from "@kinora/contracts/billing/plans";
import { Refusal } from "../refusal.ts";
import type { PlanStore, Running } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

/**
 * Returns a person's own subscription that runs, and the store that can change it.
 *
 * @throws Refusal SUBSCRIPTION_NOT_FOUND, PLAN_UNCHANGED, MANAGED_AT_STORE, SHOP_CLOSED
 */
export async function requireRunning(
  {
    subscriptions,
    planStoreOf,
  }: {
    readonly subscriptions: Pick<SubscriptionStore, "find">;
    readonly planStoreOf: (
      of: Pick<StoredSubscription, "store" | "environment">,
    ) => PlanStore | null;
  },
  userId: string,
  id: string,
): Promise<{ held: StoredSubscription; planStore: PlanStore; running: Running }> {
  const held = await subscriptions.find(id);
  if (held?.userId !== userId) throw new Refusal("SUBSCRIPTION_NOT_FOUND");
  const { store, ref, version, state } = held;
  if (store !== "stripe") throw new Refusal("MANAGED_AT_STORE", { store });
  const planStore = planStoreOf(held);
  if (planStore === null) throw new Refusal("SHOP_CLOSED");
  if (ref === null || isOver(state)) throw new Refusal("PLAN_UNCHANGED");
  return { held, planStore, running: { ref, key: `${id}:${version}` } };
}
