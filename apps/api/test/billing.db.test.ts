import { STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";

const { stripe, shop, database, clock, newMember, deliver } = await openSimulatedShop();
const { server } = shop;

let own: Awaited<ReturnType<typeof newMember>>;
let buyer: typeof own.call;
beforeEach(async () => {
  own = await newMember();
  buyer = own.call;
});

const begin = (product = "gem_pack_1500", key = `${product} ${own.userId}`) =>
  buyer("POST", "/api/billing/checkouts", { product }, key);
const available = async () => (await buyer("GET", "/api/gems/balance")).body;
const purchases = async () => (await buyer("GET", "/api/billing/purchases")).body.items;

async function buy(product = "gem_pack_1500"): Promise<{ id: string; paymentIntent: string }> {
  const { body } = await begin(product);
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  const { payment_ref: paymentIntent } = await database
    .selectFrom("purchase")
    .select("payment_ref")
    .where("id", "=", body.purchaseId)
    .executeTakeFirstOrThrow();
  return { id: body.purchaseId, paymentIntent: paymentIntent ?? "" };
}

it("a pack is bought on the simulator's page, granted once, and explained by its receipt", async () => {
  const { body: checkout } = await begin();
  expect((await begin()).body).toEqual(checkout);
  const session = sessionOf(checkout.url);
  const address = `/api/billing/simulated-checkouts/${session}`;
  expect((await shop.as("bruno")("GET", address)).body.code).toBe("PURCHASE_NOT_FOUND");
  expect((await buyer("GET", address)).body).toMatchObject({
    ...{ product: "gem_pack_1500", state: "open" },
    price: { amount: 1_499, currency: "USD" },
  });
  const declined = await buyer("POST", address, { pay: "declined" });
  expect(declined.body.code).toBe("PAYMENT_DECLINED");
  expect((await buyer("POST", address, { pay: "now" })).body.state).toBe("paid");
  await deliver();
  expect(await available()).toMatchObject({ available: 1_500 });
  const [bought] = await purchases();
  expect(bought).toMatchObject({ state: "paid", gems: 1_500, environment: "simulated" });
  const receipt = await buyer("GET", `/api/gems/receipts/${bought.receiptId}`);
  expect(receipt.body).toMatchObject({
    ...{ title: "Pack of 1,500 gems", purpose: { source: "pack" } },
  });
});

it("a slow payment is on its way until it arrives; one that fails costs nothing", async () => {
  const { body: first } = await begin("gem_pack_1500", "one");
  const { body: second } = await begin("gem_pack_1500", "two");
  for (const { url } of [first, second])
    await stripe.commands.pay({ session: sessionOf(url), how: "slow" });
  await deliver();
  expect((await purchases()).map(({ state }: { state: string }) => state)).toEqual([
    ...["pending", "pending"],
  ]);
  await stripe.commands.settle({ session: sessionOf(first.url), how: "arrive" });
  await stripe.commands.settle({ session: sessionOf(second.url), how: "fail" });
  await deliver();
  expect(await available()).toMatchObject({ available: 1_500 });
  const states = Object.fromEntries(
    (await purchases()).map(({ id, state }: { id: string; state: string }) => [id, state]),
  );
  expect(states).toEqual({ [first.purchaseId]: "paid", [second.purchaseId]: "canceled" });
});

it("a refund takes gems in proportion, a failed one gives them back, and a lost dispute takes all", async () => {
  const { paymentIntent } = await buy();
  const refund = { payment_intent: paymentIntent, amount: 750, pending: true };
  const refunded = await stripe.commands.refund(refund);
  await deliver();
  expect(await available()).toMatchObject({ available: 750 });
  await stripe.commands.settleRefund({ refund: Reflect.get(refunded, "id"), how: "failed" });
  await deliver();
  expect(await available()).toMatchObject({ available: 1_500, owed: 0 });
  const dispute = await stripe.commands.dispute({ payment_intent: paymentIntent });
  await deliver();
  expect(await available()).toMatchObject({ available: 0 });
  await stripe.commands.closeDispute({ dispute: Reflect.get(dispute, "id"), how: "lost" });
  await deliver();
  expect(await purchases()).toMatchObject([{ state: "disputed", gemsTakenBack: 1_500 }]);
});

it("events that come twice, late or forged change nothing more", async () => {
  stripe.faults.events.push("twice", "forged", "late", "reordered");
  await buy();
  await deliver();
  expect(await available()).toMatchObject({ available: 1_500 });
  const forged = { method: "POST", url: STRIPE_EVENTS_PATH, payload: "{}" } as const;
  const headers = { "stripe-signature": "t=1,v1=00" };
  expect((await server.inject({ ...forged, headers })).statusCode).toBe(400);
});

it("the starter pack is sold once; what needs Pro, and a closed shop, say so", async () => {
  const { body: open } = await begin("starter_pack_nonconsumable", "a");
  expect((await begin("starter_pack_nonconsumable", "b")).body).toEqual(open);
  await stripe.commands.pay({ session: sessionOf(open.url), how: "now" });
  await deliver();
  const again = await begin("starter_pack_nonconsumable", "c");
  expect(again.body).toMatchObject({
    ...{ code: "PRODUCT_UNSOLD", details: { reason: "bought_once" } },
  });
  expect((await begin("pro_booster_1")).body.details).toEqual({ reason: "pro_only" });
  const { body } = await buyer("GET", "/api/billing/shop");
  const unsold = body.products.flatMap(
    ({ id, unsold: why }: { id: string; unsold: string | null }) =>
      why === null ? [] : [`${id} ${why}`],
  );
  expect(unsold).toEqual(["starter_pack_nonconsumable bought_once", "pro_booster_1 pro_only"]);
});

it("a store that doesn't answer charges nothing, and the same press goes on later", async () => {
  stripe.faults.requests.push(...Array<"lost before">(8).fill("lost before"));
  expect((await begin()).body.code).toBe("STORE_UNREACHABLE");
  stripe.faults.requests.length = 0;
  expect((await begin()).status).toBe(201);
  expect(await purchases()).toHaveLength(1);
});

it("what is paid on a page whose opening was forgotten is granted; what was never opened ends", async () => {
  const { body: paid } = await begin("gem_pack_1500", "paid");
  const { body: unopened } = await begin("gem_pack_1500", "unopened");
  // As if the process had ended between the store's answer and its being stored.
  const forgotten = database.updateTable("purchase").set({ ref: null, url: null });
  await forgotten.where("user_id", "=", own.userId).execute();
  await stripe.commands.pay({ session: sessionOf(paid.url), how: "now" });
  await deliver();
  expect(await available()).toMatchObject({ available: 1_500 });
  await shop.parts.stores.purchases.closeUnopened(new Date(+clock.now + 1));
  const states = (await purchases()).map(({ id, state }: { id: string; state: string }) => [
    ...[id, state],
  ]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ [paid.purchaseId]: "paid", [unopened.purchaseId]: "canceled" },
  });
});
