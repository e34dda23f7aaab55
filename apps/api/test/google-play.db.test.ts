import { GOOGLE_PLAY_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { beforeEach, expect, it } from "vitest";
import { openPlayShop } from "./simulated-google-play.ts";

const shopped = await openPlayShop();
const { google, shop, database, push, newBuyer, deliverGoogle, orderOf, time, clock } = shopped;
const { buy, settle, refund, refundQuantity } = google.commands;

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
let bo: Buyer;
beforeEach(async () => {
  await deliverGoogle();
  await database.deleteFrom("unclaimed_purchase").execute();
  ada = await newBuyer();
  bo = await newBuyer();
});

const PACK = "gem_pack_1500";

it("what is presented is granted once, however often, and as many times as it was bought", async () => {
  const { token } = await buy({ product: PACK, accountId: ada.token, quantity: 2 });
  const first = await ada.present(token, PACK);
  expect(first).toMatchObject({ status: 200, body: { noun: "purchase" } });
  expect((await ada.present(token, PACK)).body).toEqual(first.body);
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 3_000 });
  expect(await ada.purchases()).toMatchObject([
    {
      ...{ id: first.body.id, store: "google_play", state: "paid", environment: "simulated" },
      ...{ gems: 3_000, price: { amount: 2_998, currency: "USD" } },
    },
  ]);
});

it("what is never presented is granted to the account that it names", async () => {
  google.faults.messages.push("twice");
  await buy({ product: PACK, accountId: ada.token });
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("a slow payment is granted when it arrives, and not at all when it never does", async () => {
  const slow = await buy({ product: PACK, accountId: ada.token, isPending: true });
  const other = "gem_pack_3750";
  const never = await buy({ product: other, accountId: ada.token, isPending: true });
  expect((await ada.present(slow.token, PACK)).status).toBe(200);
  expect((await ada.present(never.token, other)).status).toBe(200);
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 0 });
  await settle({ token: slow.token, how: "arrive" });
  await settle({ token: never.token, how: "fail" });
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
  const states = (await ada.purchases()).map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toEqual(["canceled", "paid"]);
});

it("naming nobody it waits for whoever presents it first; the next one is told whose it is", async () => {
  const { token } = await buy({ product: PACK });
  await deliverGoogle();
  expect(await unclaimed()).toMatchObject([{ ref: token, sku: PACK, noun: "purchase" }]);
  const answers = await Promise.all([ada, bo, ada, bo].map((one) => one.present(token, PACK)));
  expect(await unclaimed()).toEqual([]);
  const [winner, loser] = answers[0]?.status === 200 ? [ada, bo] : [bo, ada];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect((await loser.present(token, PACK)).body).toMatchObject({
    ...{ code: "RECEIPT_BOUND", details: { account: hintOf(winner), way: "other" } },
  });
  expect(await winner.gems()).toMatchObject({ available: 1_500 });
  expect(await loser.gems()).toMatchObject({ available: 0 });
});

it("the account that it names counts for more than who presents it", async () => {
  const { token } = await buy({ product: PACK, accountId: bo.token });
  expect((await ada.present(token, PACK)).body).toMatchObject({
    ...{ code: "RECEIPT_BOUND", details: { account: hintOf(bo) } },
  });
  await deliverGoogle();
  expect(await bo.gems()).toMatchObject({ available: 1_500 });
});

it("refunds take gems back, also of what is presented after them", async () => {
  const half = await buy({ product: PACK, accountId: ada.token, quantity: 2 });
  const whole = await buy({ product: "gem_pack_3750", accountId: ada.token });
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 3_000 + 3_750 });
  await refundQuantity({ order: orderOf(half.token), quantity: 1 });
  google.faults.messages.push("reordered");
  await refund({ order: orderOf(whole.token) });
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
  const gone = await buy({ product: PACK });
  await refund({ order: orderOf(gone.token) });
  await deliverGoogle();
  await ada.present(gone.token, PACK);
  expect(await ada.gems()).toMatchObject({ available: 1_500, owed: 0 });
});

it("a chargeback takes what is left and what was spent", async () => {
  const { token } = await buy({ product: PACK, accountId: ada.token });
  await deliverGoogle();
  await refund({ order: orderOf(token), reason: "chargeback" });
  await deliverGoogle();
  expect((await ada.purchases())[0]).toMatchObject({ state: "disputed" });
  expect(await ada.gems()).toMatchObject({ available: 0 });
});

it("made-up tokens and forged notifications change nothing", async () => {
  const { token } = await buy({ product: PACK });
  google.faults.messages.push("forged");
  for (const made of [`${"a".repeat(24)}.AO-J1Omade`, "nothing", "../orders", "a/b:consume"])
    expect((await ada.present(made, PACK)).body.code, made).toBe("RECEIPT_INVALID");
  for (const headers of [{}, { authorization: "Bearer a.b.c" }])
    expect((await push("{}", headers)).statusCode).toBe(400);
  const got = await shop.server.inject({ method: "GET", url: GOOGLE_PLAY_EVENTS_PATH });
  expect(got.statusCode).toBe(404);
  await deliverGoogle();
  expect(await unclaimed()).toMatchObject([{ ref: token }]);
  expect(await ada.purchases()).toEqual([]);
});

it("what is presented while Google is away is granted as soon as it answers", async () => {
  const { token } = await buy({ product: PACK, accountId: ada.token });
  // Bound by what is read first, and asked about in vain: two reads, repeated twice.
  google.faults.requests.push(null, null, "lost before", "lost before", "lost before");
  const { status, body } = await ada.present(token, PACK);
  expect(status).toBe(200);
  expect(await ada.gems()).toMatchObject({ available: 0 });
  time.today = new Date(+time.today + 5_000);
  clock.now = time.today;
  const found = await ada.call("GET", `/api/billing/purchases/${body.id}`);
  expect(found.body).toMatchObject({ state: "paid" });
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

const unclaimed = () => database.selectFrom("unclaimed_purchase").selectAll().execute();
/** A test person's handle is their id. */
const hintOf = ({ userId }: Buyer) => `${userId.slice(0, 1)}…${userId.slice(-1)}`;
