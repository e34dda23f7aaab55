import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { expect, test } from "vitest";
import type { CommandName } from "../src/stripe/commands.ts";
import { readState, type StripeState } from "../src/stripe/state.ts";
import { StripeError } from "../src/stripe/stripe-error.ts";
import { openStripeSimulator, type StripeSimulator } from "../src/stripe/stripe-simulator.ts";
import { PRODUCTS, SECRET_KEY, START, WEBHOOK_SECRET } from "./open-stripe.ts";

const DAY = 86_400_000;

/** A random step; `pick` chooses among the objects that there are. */
const step = record({
  what: constantFrom(
    ...([
      "buy",
      "subscribe",
      "wait",
      "deliver",
      "pay",
      "pay",
      "settle",
      "expire",
      "refund",
    ] as const),
    ...(["settleRefund", "dispute", "closeDispute", "warnOfFraud", "renew", "retry"] as const),
    ...(["giveUp", "pause", "resume", "cancelAtPeriodEnd", "cancel", "changePlan"] as const),
  ),
  pick: nat(1_000),
  how: nat(2),
});
type Step = typeof step extends import("fast-check").Arbitrary<infer Made> ? Made : never;

test("whatever happens in whatever order, the books stay right", async () => {
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const clock = { now: START };
      const simulator = await openStripeSimulator({
        ...{ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, products: PRODUCTS },
        ...{ pageOf: (id) => `https://k.example/${id}`, now: () => clock.now },
        send: async ({ body }) => body.length % 3 > 0,
      });
      for (const taken of steps) {
        await take(simulator, taken, clock).catch((error) => {
          if (!(error instanceof StripeError)) throw error;
        });
        expectBooks(simulator.snapshot());
      }
    }),
    { numRuns: 60 },
  );
});

async function take(simulator: StripeSimulator, { what, pick, how }: Step, clock: { now: Date }) {
  const state = simulator.snapshot();
  const one = (table: object) => {
    const ids = Object.keys(table);
    return ids[pick % Math.max(1, ids.length)] ?? "none";
  };
  const which = <Word>(...words: readonly [Word, ...Word[]]): Word =>
    words[how % words.length] ?? words[0];
  const [session, subscription] = [one(state.sessions), one(state.subscriptions)];
  const charge = one(state.charges);
  if (what === "wait") clock.now = new Date(clock.now.getTime() + (pick % 40) * DAY);
  if (what === "wait" || what === "deliver") return simulator.deliver();
  if (what === "buy" || what === "subscribe") return order(simulator, what, pick);
  const given: Partial<Record<CommandName, object>> = {
    pay: { session, how: which("now", "slow", "declined") },
    settle: { session, how: which("arrive", "fail") },
    expire: { session },
    refund: { charge, ...(how > 0 && { amount: pick + 1 }), pending: how === 2 },
    settleRefund: { refund: one(state.refunds), how: which("succeeded", "failed") },
    dispute: { charge },
    closeDispute: { dispute: one(state.disputes), how: which("won", "lost") },
    warnOfFraud: { charge },
    renew: { subscription, how: which("paid", "failed", "needs action") },
    retry: { subscription, how: which("paid", "failed", "needs action") },
    giveUp: { subscription, how: which("unpaid", "canceled") },
    pause: { subscription },
    resume: { subscription, anchor: which("now", "unchanged") },
    cancelAtPeriodEnd: { subscription, cancel: how > 0 },
    cancel: { subscription },
    changePlan: {
      ...{ subscription, price: one(state.prices) },
      proration: which("create_prorations", "always_invoice", "none"),
    },
  };
  const command: (given: never) => Promise<object> = simulator.commands[what];
  return command((given[what] ?? {}) as never);
}

async function order(simulator: StripeSimulator, what: "buy" | "subscribe", pick: number) {
  const keys = what === "buy" ? PRODUCTS.slice(0, 1) : PRODUCTS.slice(1);
  const key = keys[pick % keys.length]?.lookupKey;
  const { prices } = simulator.snapshot();
  const price = Object.values(prices).find(({ lookupKey }) => lookupKey === key)?.id;
  const mode = what === "buy" ? "payment" : "subscription";
  const trial =
    pick % 5 === 0 && what === "subscribe" ? "&subscription_data[trial_period_days]=7" : "";
  const body = `mode=${mode}&line_items[0][price]=${price}&success_url=https://k.example${trial}`;
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  const url = "/v1/checkout/sessions";
  expect(await simulator.answer({ method: "POST", url, headers, body })).toMatchObject({
    status: 200,
  });
}

function expectBooks(state: StripeState): void {
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  for (const { id, amount, amountRefunded } of Object.values(state.charges)) {
    const refunds = Object.values(state.refunds).filter(
      ({ charge, status }) => charge === id && status !== "failed",
    );
    expect(amountRefunded).toBe(refunds.reduce((sum, refund) => sum + refund.amount, 0));
    expect(amountRefunded).toBeLessThanOrEqual(amount);
  }
  for (const invoice of Object.values(state.invoices)) {
    if (invoice.status !== "paid" || invoice.amountDue === 0) continue;
    const intent = state.intents[invoice.paymentIntent ?? ""];
    expect(intent).toMatchObject({ status: "succeeded", amount: invoice.amountPaid });
  }
  for (const { periodStart, periodEnd } of Object.values(state.subscriptions)) {
    expect(periodEnd).toBeGreaterThan(periodStart);
  }
}
