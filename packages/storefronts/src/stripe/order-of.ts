import type { StoreOrder, StoreSubject } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";
import { isMissing } from "./is-missing.ts";

/** Returns what of ours a checkout, payment or subscription names; null when it names nothing. */
export async function orderOf(stripe: Stripe, subject: StoreSubject): Promise<StoreOrder | null> {
  try {
    const metadata = await metadataOf(stripe, subject);
    if (metadata?.purchase) return { noun: "purchase", id: metadata.purchase };
    return metadata?.subscription ? { noun: "subscription", id: metadata.subscription } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function metadataOf(
  stripe: Stripe,
  { kind, ref }: StoreSubject,
): Promise<Stripe.Metadata | null> {
  if (kind === "checkout") return (await stripe.checkout.sessions.retrieve(ref)).metadata;
  if (kind === "subscription") return (await stripe.subscriptions.retrieve(ref)).metadata;
  return (await stripe.paymentIntents.retrieve(ref)).metadata;
}
