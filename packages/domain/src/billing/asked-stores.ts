import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { AskedPlanStore } from "../subscription/plan-store.ts";
import type { PhoneStore } from "./phone-store.ts";
import type { AskedStore } from "./storefront.ts";

/** Where something was bought, and by whom. */
export interface BoughtAt {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  readonly userId: string;
}

/**
 * Returns a function that finds the store where something was bought, among those that this server
 * sells at. Null for others, and for purchases that don't count for their buyer.
 */
export function askedStores<Web extends AskedStore & AskedPlanStore>({
  web,
  phones,
  counts,
}: {
  readonly web: Web | null;
  readonly phones: readonly PhoneStore[];
  readonly counts: (environment: PurchaseEnvironment, userId: string) => boolean;
}): (of: BoughtAt) => (AskedStore & AskedPlanStore) | null {
  const all = [...(web === null ? [] : [web]), ...phones.flatMap(({ places }) => places)];
  return ({ store, environment, userId }) =>
    counts(environment, userId)
      ? (all.find((one) => one.store === store && one.environment === environment) ?? null)
      : null;
}
