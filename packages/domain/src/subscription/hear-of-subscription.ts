import { type AskAboutPorts, askAboutSubscription } from "./ask-about-subscription.ts";
import type { SubscriptionStore } from "./subscription-store.ts";

/**
 * Asks the store about a subscription that an event was about. Its page may have been opened by a
 * process that ended before it could store that: then the event says which it was.
 */
export async function hearOfSubscription(
  ports: AskAboutPorts & {
    readonly subscriptions: Pick<SubscriptionStore, "setCheckout" | "setRef">;
  },
  id: string,
  { kind, ref }: { readonly kind: string; readonly ref: string },
  now: () => Date,
): Promise<void> {
  if (kind === "checkout") await ports.subscriptions.setCheckout(id, ref);
  if (kind === "subscription") await ports.subscriptions.setRef(id, ref);
  await askAboutSubscription(ports, id, now);
}
