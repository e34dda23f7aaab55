import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe, WEBHOOK_SECRET } from "./open-stripe.ts";

const signatureOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers["stripe-signature"] ?? "";

test("Stripe's client accepts a signed event and rejects the forged one before it", async () => {
  const { simulator, stripe, buy, sent, receiver } = await openStripe();
  const { webhooks } = stripe;
  const at = Date.parse("2027-01-31T10:00:00Z") / 1_000;
  const accept = (event: { body: string; headers: Readonly<Record<string, string>> }) =>
    webhooks.constructEvent(
      ...([event.body, signatureOf(event), WEBHOOK_SECRET, 300, undefined, at * 1_000] as const),
    );
  receiver.answers = async (event) => {
    accept(event);
    return true;
  };
  const { id } = await buy();
  simulator.faults.events.push(null, null, null, "forged");
  await simulator.commands.pay({ session: id, how: "now" });
  await simulator.deliver();
  expect(sent).toHaveLength(5);
  const [, , , forged, last] = sent;
  if (!forged || !last) throw new Error("Too few events");
  expect(() => accept(forged)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(forged.body).toBe(last.body);
  expect(accept(last)).toMatchObject({
    ...{ object: "event", type: "checkout.session.completed", api_version: "2026-10-28.endive" },
    data: { object: { id, object: "checkout.session", payment_status: "paid" } },
  });
  expect(simulator.snapshot().events.map(({ forgery }) => forgery)).toEqual([
    ...["none", "none", "none", "refused"],
  ]);
});

test("events come late, twice, in another order, or never, as the faults say", async () => {
  const { simulator, stripe, sent, clock } = await openStripe();
  simulator.faults.events.push("twice", "dropped", "late", "reordered");
  for (const name of ["a", "b", "c", "d", "e"]) await stripe.products.create({ name });
  await simulator.deliver();
  const names = () => sent.map(({ body }): string => JSON.parse(body).data.object.name);
  expect(names()).toEqual(["a", "a", "e", "d"]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await simulator.deliver()).toBeNull();
  expect(names()).toEqual(["a", "a", "e", "d", "c"]);
  expect((await stripe.events.list({ type: "product.created" })).data).toHaveLength(5);
});

test("an event is sent again after 1, 5, 30 and 60 seconds until it is answered 2xx", async () => {
  const { simulator, stripe, sent, receiver, clock } = await openStripe();
  receiver.answers = async () => false;
  await stripe.products.create({ name: "a" });
  const waits: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const next = await simulator.deliver();
    waits.push((next?.getTime() ?? 0) - clock.now.getTime());
    if (next) clock.now = next;
  }
  expect(waits).toEqual([1_000, 5_000, 30_000, 60_000, 60_000, 60_000]);
  receiver.answers = async () => true;
  expect(await simulator.deliver()).toBeNull();
  expect(sent).toHaveLength(7);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(new Set(sent.map(signatureOf)).size).toBe(7);
});
