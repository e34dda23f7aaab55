import type { PlanStore } from "@kinora/domain/subscription/plan-store";
import type { StoredSubscription } from "@kinora/domain/subscription/subscription-store";

/** Returns the store that can change a subscription, if this server still sells there. */
export const planStoreIn =
  (planStore: PlanStore | null) =>
  (of: Pick<StoredSubscription, "store" | "environment">): PlanStore | null =>
    planStore?.store === of.store && planStore.environment === of.environment ? planStore : null;
