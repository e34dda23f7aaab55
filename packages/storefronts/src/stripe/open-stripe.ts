import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type { ProductShelf } from "@kinora/domain/billing/product-shelf";
import type { Storefront, StoreNotice } from "@kinora/domain/billing/storefront";
import type { PaymentDesk } from "@kinora/domain/payment/payment-desk";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { PlanStore } from "@kinora/domain/subscription/plan-store";
import Stripe from "stripe";
import { listShelf } from "./list-shelf.ts";
import { openCheckout } from "./open-checkout.ts";
import { orderOf } from "./order-of.ts";
import { paymentDesk } from "./payment-desk.ts";
import { readFacts } from "./read-facts.ts";
import { sellPlans } from "./sell-plans.ts";
import { type SimulatedPay, simulatePayment } from "./simulate-payment.ts";
import { stripeClient } from "./stripe-client.ts";
import { verifyEvent } from "./verify-event.ts";

/** Stripe, and how its events are verified. */
export interface StripeStore extends Storefront, PlanStore, PaymentDesk, ProductShelf {
  readonly store: "stripe";
  /** Pays at the simulator; null at Stripe itself. False when the payment is declined. */
  readonly simulate: ((ref: string, pay: SimulatedPay) => Promise<boolean>) | null;
  /** Returns null when the event is forged, stale or not an event. */
  readonly verify: (body: string, signature: string) => Promise<StoreNotice | null>;
}

/** Opens Stripe with the operator's key, or the simulator. Prices are found by lookup key. */
export function openStripe(settings: StripeSettings): StripeStore {
  const stripe = stripeClient(settings);
  return {
    store: "stripe",
    environment: settings.environment,
    open: (order) => reached(openCheckout(stripe, order)),
    read: (ref) => reached(readFacts(stripe, ref)),
    orderOf: (subject) => reached(orderOf(stripe, subject)),
    ...sellPlans(stripe, reached),
    ...paymentDesk(stripe, reached),
    listProducts: () => reached(listShelf(stripe)),
    simulate: simulatorOf(settings),
    verify: (body, signature) => verifyEvent(stripe, { body, signature, settings }),
  };
}

const simulatorOf = ({ simulator, secretKey }: StripeSettings): StripeStore["simulate"] =>
  simulator === null ? null : (ref, pay) => simulatePayment({ simulator, secretKey }, ref, pay);

/** Whatever Stripe answers with an error, nothing of it may reach the buyer as a mistake of theirs. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new StoreUnreachable(`Stripe: ${error.type} ${error.code ?? ""}`, { cause: error });
    throw error;
  }
}
