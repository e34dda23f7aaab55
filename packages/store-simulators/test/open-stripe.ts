import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { serveStore } from "../src/serve-store.ts";
import type { SentEvent } from "../src/stripe/events/deliver.ts";
import { openStripeSimulator } from "../src/stripe/stripe-simulator.ts";

export const SECRET_KEY = "sk_test_simulated";
export const WEBHOOK_SECRET = "whsec_simulated";
export const START = new Date("2027-01-31T10:00:00Z");

export const PRODUCTS = [
  {
    ...{ lookupKey: "gem_pack_1500", name: "1,500 gems", unitAmount: 1_499, currency: "eur" },
    metadata: { sku: "gem_pack_1500", gems: "1500" },
  },
  {
    ...{ lookupKey: "basic_monthly", name: "Basic", unitAmount: 999, currency: "eur" },
    ...{ recurring: { interval: "month" as const }, metadata: { plan: "basic_monthly" } },
  },
  {
    ...{ lookupKey: "pro_monthly", name: "Pro", unitAmount: 2_999, currency: "eur" },
    ...{ recurring: { interval: "month" as const }, metadata: { plan: "pro_monthly" } },
  },
  {
    ...{ lookupKey: "pro_yearly", name: "Pro", unitAmount: 29_999, currency: "eur" },
    ...{ recurring: { interval: "year" as const }, metadata: { plan: "pro_yearly" } },
  },
];

/** A simulated Stripe with a clock of its own and the unmodified client, served. */
export async function openStripe(saved?: unknown) {
  const clock = { now: START };
  const sent: SentEvent[] = [];
  const receiver = { answers: async (_: SentEvent) => true };
  const file = { state: saved };
  const simulator = await openStripeSimulator({
    ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, products: PRODUCTS, saved },
    pageOf: (id) => `https://kinora.example/simulated/${id}`,
    now: () => clock.now,
    async send(event) {
      sent.push(event);
      return receiver.answers(event);
    },
    async save(state) {
      file.state = structuredClone(state);
    },
  });
  const { origin, close } = await serveStore(simulator.answer);
  onTestFinished(close);
  const client = (more: Stripe.StripeConfig = {}) =>
    new Stripe(SECRET_KEY, {
      ...{ host: "127.0.0.1", port: new URL(origin).port, protocol: "http", telemetry: false },
      ...more,
    });
  const stripe = client();
  const priceOf = async (key: string) => {
    const { data } = await stripe.prices.list({ lookup_keys: [key] });
    const [price] = data;
    if (!price) throw new Error(`There is no price ${key}`);
    return price;
  };
  return {
    ...{ simulator, origin, stripe, client, clock, sent, receiver, file, priceOf },
    /** Delivers and returns the types of the events that were sent. */
    async events() {
      const before = sent.length;
      await simulator.deliver();
      return sent.slice(before).map(({ body }): string => JSON.parse(body).type);
    },
    async buy(more: Stripe.Checkout.SessionCreateParams = {}) {
      const price = await priceOf("gem_pack_1500");
      return stripe.checkout.sessions.create({
        ...{ mode: "payment", line_items: [{ price: price.id, quantity: 1 }] },
        ...{ success_url: "https://kinora.example/done?session={CHECKOUT_SESSION_ID}" },
        ...more,
      });
    },
    async subscribe(key = "basic_monthly", more: Stripe.Checkout.SessionCreateParams = {}) {
      const price = await priceOf(key);
      return stripe.checkout.sessions.create({
        ...{ mode: "subscription", line_items: [{ price: price.id, quantity: 1 }] },
        ...{ success_url: "https://kinora.example/done", ...more },
      });
    },
  };
}
