import { APP_STORE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { beforeEach, expect, it } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

const { store, shop, database, send, newBuyer, deliverApple, time, clock } = await openAppShop();

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
let bo: Buyer;
beforeEach(async () => {
  await deliverApple();
  await database.deleteFrom("unclaimed_purchase").execute();
  ada = await newBuyer();
  bo = await newBuyer();
});

it("what is presented is granted once, however often, and as many times as it was bought", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token, quantity: 2 });
  const first = await ada.present(id);
  expect(first).toMatchObject({ status: 200, body: { noun: "purchase" } });
  expect((await ada.present(id)).body).toEqual(first.body);
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 3_000 });
  expect(await ada.purchases()).toMatchObject([
    {
      ...{ id: first.body.id, store: "app_store", state: "paid", environment: "simulated" },
      ...{ gems: 3_000, price: { amount: 2_998, currency: "USD" } },
    },
  ]);
});

it("what is never presented is granted to the account that its token names", async () => {
  store.faults.notifications.push("twice");
  store.buy({ product: "gem_pack_1500", token: ada.token.toUpperCase() });
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("without a token it waits for whoever presents it first; the next one is told whose it is", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: null });
  await deliverApple();
  expect(await unclaimed()).toMatchObject([{ ref: id, sku: "gem_pack_1500", noun: "purchase" }]);
  const answers = await Promise.all([ada, bo, ada, bo].map((one) => one.present(id)));
  expect(await unclaimed()).toEqual([]);
  const [winner, loser] = answers[0]?.status === 200 ? [ada, bo] : [bo, ada];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect((await loser.present(id)).body).toMatchObject({
    ...{ code: "RECEIPT_BOUND", details: { account: hintOf(winner), way: "other" } },
  });
  expect(await winner.gems()).toMatchObject({ available: 1_500 });
  expect(await loser.gems()).toMatchObject({ available: 0 });
});

it("a token counts for more than who presents it, and a made-up one for nothing", async () => {
  await database
    .insertInto("auth_account")
    .values({ id: "a", account_id: "a", provider_id: "apple", user_id: bo.userId })
    .execute();
  const id = store.buy({ product: "gem_pack_1500", token: bo.token });
  expect((await ada.present(id)).body).toMatchObject({
    ...{ code: "RECEIPT_BOUND", details: { account: hintOf(bo), way: "apple" } },
  });
  await deliverApple();
  expect(await bo.gems()).toMatchObject({ available: 1_500 });
  const other = store.buy({
    ...{ product: "gem_pack_1500", token: "0f5a3c1e-8f0b-4c53-9d5a-1f2f3c4d5e6f" },
  });
  expect((await ada.present(other)).status).toBe(200);
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("refunds take gems back, also of what was presented after it; reversed ones give them back", async () => {
  const half = store.buy({ product: "gem_pack_1500", token: ada.token });
  const free = store.buy({ product: "gem_pack_3750", token: ada.token, price: 0 });
  const unpriced = store.buy({ product: "gem_pack_8500", token: ada.token, price: null });
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 1_500 + 3_750 + 8_500 });
  // $7.49 of $14.99, as the App Store rounds; then 749 gems of 1,500.
  store.refund(half, 50);
  store.faults.notifications.push("reordered");
  store.refund(free);
  store.refund(unpriced);
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 751 });
  store.reverseRefund(unpriced);
  await deliverApple();
  expect(await ada.gems()).toMatchObject({ available: 751 + 8_500 });
  const gone = store.buy({ product: "gem_pack_1500", token: null });
  store.refund(gone);
  await deliverApple();
  await ada.present(gone);
  expect(await ada.gems()).toMatchObject({ available: 751 + 8_500, owed: 0 });
});

it("forged receipts and notifications, and those of others, change nothing", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  store.faults.notifications.push("forged");
  store.buy({ product: "gem_pack_1500", token: null });
  expect((await ada.present(id, "stranger")).body.code).toBe("RECEIPT_INVALID");
  const unsigned = [
    { alg: "ES256", x5c: [] },
    { bundleId: "test.kinora.app", environment: "Xcode" },
  ];
  const parts = unsigned.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
  for (const signedTransaction of [`${parts.join(".")}.`, "a.b.c", "nothing"]) {
    const body = { store: "app_store", signedTransaction };
    expect((await ada.call("POST", "/api/billing/receipts", body)).body.code).toBe(
      "RECEIPT_INVALID",
    );
  }
  const family = store.buy({ product: "gem_pack_1500", token: null, isFamilyShared: true });
  expect((await ada.present(family)).body.code).toBe("RECEIPT_INVALID");
  for (const body of ["{}", "no", JSON.stringify({ signedPayload: store.receiptOf(id) })])
    expect((await send(body)).statusCode, body).toBe(400);
  expect((await shop.server.inject({ method: "GET", url: APP_STORE_EVENTS_PATH })).statusCode).toBe(
    404,
  );
  await deliverApple();
  expect(await ada.purchases()).toHaveLength(1);
});

it("what is paid for and unknown is kept", async () => {
  const id = store.buy({ product: "gem_pack_of_tomorrow", token: ada.token });
  expect((await ada.present(id)).body.code).toBe("RECEIPT_UNKNOWN");
  expect(await unclaimed()).toMatchObject([{ ref: id, noun: "unknown" }]);
});

it("what is presented while the store is away is granted as soon as it answers", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  store.faults.requests.push("500");
  const { status, body } = await ada.present(id);
  expect(status).toBe(200);
  expect(await ada.gems()).toMatchObject({ available: 0 });
  time.today = new Date(+time.today + 5_000);
  clock.now = time.today;
  const found = await ada.call("GET", `/api/billing/purchases/${body.id}`);
  expect(found.body).toMatchObject({ state: "paid" });
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("an answer that the store did not sign counts for nothing", async () => {
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  store.faults.requests.push("forged");
  await ada.present(id);
  expect(await ada.gems()).toMatchObject({ available: 0 });
  await ada.present(id);
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("the token of an account stays the same, and is gone with it", async () => {
  const { body } = await ada.call("GET", "/api/billing/account-token");
  expect(body.token).toBe(ada.token);
  await database.deleteFrom("store_account").where("user_id", "=", ada.userId).execute();
  const id = store.buy({ product: "gem_pack_1500", token: ada.token });
  expect((await bo.present(id)).status).toBe(200);
  await deliverApple();
  expect(await bo.gems()).toMatchObject({ available: 1_500 });
});

const unclaimed = () => database.selectFrom("unclaimed_purchase").selectAll().execute();
/** A test person's handle is their id. */
const hintOf = ({ userId }: Buyer) => `${userId.slice(0, 1)}…${userId.slice(-1)}`;
