import { isOver } from "@kinora/contracts/billing/plans";
import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { SubscriptionStore } from "./subscription-store.ts";

/** Returns the stores that would take the next payment for a plan of a person. */
export async function payingAt(
  subscriptions: Pick<SubscriptionStore, "list">,
  userId: string,
): Promise<StoreName[]> {
  const all = await subscriptions.list(userId);
  const going = all.filter(
    ({ ref, state }) => ref !== null && !isOver(state) && state !== "canceled",
  );
  return [...new Set(going.map(({ store }) => store))];
}
