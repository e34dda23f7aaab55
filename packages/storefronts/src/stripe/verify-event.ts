import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type { StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";

/**
 * Verifies an event's signature and age, and returns what it is about.
 *
 * @see https://docs.stripe.com/webhooks#verify-events
 */
export async function verifyEvent(
  stripe: Stripe,
  {
    body,
    signature,
    settings,
  }: { readonly body: string; readonly signature: string; readonly settings: StripeSettings },
): Promise<StoreNotice | null> {
  const event = await stripe.webhooks
    .constructEventAsync(body, signature, settings.webhookSecret)
    .catch(() => null);
  if (event === null || event.livemode !== (settings.environment === "live")) return null;
  return { id: event.id, kind: event.type, subject: subjectOf(event) };
}

function subjectOf({ type, data }: Stripe.Event): StoreSubject | null {
  const object: object = data.object;
  if (type.startsWith("checkout.session.")) return refOf("checkout", object, "id");
  if (type.startsWith("customer.subscription.")) return refOf("subscription", object, "id");
  if (type.startsWith("invoice.")) return subscriptionOfInvoice(object);
  if (type.startsWith("payment_intent.")) return refOf("payment", object, "id");
  return /^(charge|refund|radar)\./.test(type) ? refOf("payment", object, "payment_intent") : null;
}

/** An invoice names its subscription in its parent. */
function subscriptionOfInvoice(invoice: object): StoreSubject | null {
  const parent: unknown = Reflect.get(invoice, "parent");
  if (typeof parent !== "object" || parent === null) return null;
  const details: unknown = Reflect.get(parent, "subscription_details");
  if (typeof details !== "object" || details === null) return null;
  return refOf("subscription", details, "subscription");
}

function refOf(kind: StoreSubject["kind"], object: object, name: string): StoreSubject | null {
  const ref: unknown = Reflect.get(object, name);
  const id = typeof ref === "object" && ref !== null ? Reflect.get(ref, "id") : ref;
  return typeof id === "string" && id.length <= 255 ? { kind, ref: id } : null;
}
