import type { StoreSubject } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";
import { isMissing } from "./is-missing.ts";

/** Returns our purchase that a checkout or payment names; null when it names none. */
export async function purchaseOf(
  stripe: Stripe,
  { kind, ref }: StoreSubject,
): Promise<string | null> {
  try {
    const { metadata } =
      kind === "checkout"
        ? await stripe.checkout.sessions.retrieve(ref)
        : await stripe.paymentIntents.retrieve(ref);
    return metadata?.purchase ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
