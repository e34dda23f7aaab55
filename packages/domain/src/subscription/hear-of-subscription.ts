import { type AskAboutPorts, askAboutSubscription } from "./ask-about-subscription.ts";
import type { SubscriptionStore } from "./subscription-store.ts";
import { takeBack } from "./take-back.ts";

export interface HearPorts extends AskAboutPorts {
  readonly subscriptions: Pick<SubscriptionStore, "find" | "setDue" | "setCheckout" | "setRef">;
}

/**
 * Asks the store about a subscription that an event was about. Its page may have been opened by a
 * process that ended before it could store that: then the event says which it was. A payment may be
 * one of an earlier period.
 */
export async function hearOfSubscription(
  ports: HearPorts,
  id: string,
  { kind, ref }: { readonly kind: string; readonly ref: string },
  now: () => Date,
): Promise<void> {
  if (kind === "checkout") await ports.subscriptions.setCheckout(id, ref);
  if (kind === "subscription") await ports.subscriptions.setRef(id, ref);
  const held = await askAboutSubscription(ports, id, now);
  const payment =
    kind === "payment" && held ? await ports.planStoreOf(held)?.readPayment(ref) : null;
  if (!held || !payment) return;
  await ports.transact(async (stores) => {
    await stores.subscriptions.lockHolder(held.userId);
    await takeBack(stores, held, payment, now());
  });
}
