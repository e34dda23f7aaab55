import { ExtensionRefused, type ExtensionWish } from "@kinora/domain/subscription/plan-extension";
import Stripe from "stripe";

/**
 * Puts off the next payment: Stripe calls it a trial that ends then, for which nothing is taken.
 *
 * @see https://docs.stripe.com/billing/subscriptions/billing-cycle
 * @throws ExtensionRefused
 */
export async function extendPlan(
  stripe: Stripe,
  { ref, key, until }: ExtensionWish,
): Promise<void> {
  const trial_end = Math.floor(+until / 1_000);
  await stripe.subscriptions
    .update(ref, { trial_end, proration_behavior: "none" }, { idempotencyKey: `extension:${key}` })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new ExtensionRefused(error.message);
      throw error;
    });
}
