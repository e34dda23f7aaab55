import type { CheckoutOrder } from "@kinora/domain/billing/storefront";
import type Stripe from "stripe";
import { wantedPrice } from "./price-list.ts";

/**
 * Opens a checkout page for one product. Stripe answers a repeated request with the same page,
 * because our id is the idempotency key. The price is Stripe's, found by the product's id as lookup
 * key; without one, the shop's own list price.
 *
 * @see https://docs.stripe.com/api/checkout/sessions/create
 */
export async function openCheckout(
  stripe: Stripe,
  { purchaseId, userId, product, returnTo, backTo, expiresAt }: CheckoutOrder,
): Promise<{ ref: string; url: string }> {
  const metadata = { purchase: purchaseId, sku: product };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      line_items: [{ ...(await priceOf(stripe, product)), quantity: 1 }],
      ...{ success_url: returnTo, cancel_url: backTo, client_reference_id: userId, metadata },
      payment_intent_data: { metadata },
      expires_at: Math.floor(+expiresAt / 1_000),
    },
    { idempotencyKey: `purchase:${purchaseId}` },
  );
  if (session.url === null) throw new Error(`Stripe opened no page for purchase ${purchaseId}.`);
  return { ref: session.id, url: session.url };
}

async function priceOf(stripe: Stripe, product: CheckoutOrder["product"]) {
  const { data } = await stripe.prices.list({ lookup_keys: [product], active: true, limit: 1 });
  const [price] = data;
  if (price) return { price: price.id };
  const { cents, name } = wantedPrice(product);
  return { price_data: { currency: "usd", unit_amount: cents, product_data: { name } } };
}
