import { beforeEach, expect, it, vi } from "vitest";
import { openPlayShop } from "./simulated-google-play.ts";

const shopped = await openPlayShop();
const { google, wire, database, newBuyer, deliverGoogle, settled, orderOf } = shopped;
const { tasks, alarms, moveTo, shop, time } = shopped;
const { buy, subscribe, refund } = google.commands;

const PACK = "gem_pack_1500";
let ada: Awaited<ReturnType<typeof newBuyer>>;
beforeEach(async () => {
  await deliverGoogle();
  await database.deleteFrom("unclaimed_purchase").execute();
  await database.deleteFrom("store_claim").execute();
  ada = await newBuyer();
  alarms.length = 0;
});

const bought = (token: string) => google.snapshot().products[token];
const waiting = () => database.selectFrom("store_claim").selectAll().execute();

it("what was granted is claimed: packs consumed, the starter pack and plans acknowledged", async () => {
  const pack = await buy({ product: PACK, accountId: ada.token });
  const starter = await buy({ product: "starter_pack_nonconsumable", accountId: ada.token });
  const plan = await subscribe({ product: "basic_monthly", accountId: ada.token });
  await ada.present(pack.token, PACK);
  await deliverGoogle();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 30_000);
  expect(bought(pack.token)).toMatchObject({ isConsumed: true });
  expect(bought(starter.token)).toMatchObject({ isAcknowledged: true, isConsumed: false });
  expect(google.snapshot().plans[plan.token]).toMatchObject({ isAcknowledged: true });
});

it("nothing is claimed that nobody has, or that is not paid", async () => {
  const nobody = await buy({ product: PACK });
  const slow = await buy({ product: PACK, accountId: ada.token, isPending: true });
  await ada.present(slow.token, PACK);
  await deliverGoogle();
  await tasks.claim();
  expect(await waiting()).toEqual([]);
  for (const { token } of [nobody, slow])
    expect(bought(token)).toMatchObject({ isAcknowledged: false, isConsumed: false });
});

it("a process that ends between the grant and the claim is caught up by the worker, once", async () => {
  const held = Promise.withResolvers<void>();
  let isCut = true;
  wire.pass = async ({ url }) => {
    if (isCut && url.includes(":consume")) await held.promise;
  };
  const { token } = await buy({ product: PACK, accountId: ada.token });
  await ada.present(token, PACK);
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
  expect(bought(token)).toMatchObject({ isConsumed: false });
  expect(await waiting()).toMatchObject([{ noun: "purchase" }]);
  isCut = false;
  moveTo("2027-01-31T09:02:00Z");
  await tasks.claim();
  expect(bought(token)).toMatchObject({ isConsumed: true });
  expect(await waiting()).toEqual([]);
  held.resolve();
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 1_500 });
});

it("Google is told again when it does not answer, and an alarm is raised after two days", async () => {
  wire.pass = async ({ url }) => {
    if (url.includes(":consume")) google.faults.requests.push("429", "429", "429", "429");
  };
  const { token } = await buy({ product: PACK, accountId: ada.token });
  await deliverGoogle();
  moveTo("2027-02-01T09:00:00Z");
  await tasks.claim();
  await tasks.watchClaims();
  expect(alarms.join()).not.toContain("ALARM");
  moveTo("2027-02-02T09:00:01Z");
  await tasks.watchClaims();
  expect(alarms.join()).toContain("ALARM: 1 paid");
  expect(alarms.join()).not.toContain(token);
  const alarm = () => shop.parts.stores.differences.list(10);
  expect(await alarm()).toMatchObject([
    { found: expect.stringMatching(/^waiting since 2027-01-31T09/), goneAt: null },
  ]);
  wire.pass = async () => {};
  google.faults.requests.length = 0;
  await tasks.claim();
  expect(bought(token)).toMatchObject({ isConsumed: true });
  alarms.length = 0;
  moveTo("2027-02-02T10:00:01Z");
  await tasks.watchClaims();
  expect(alarms).toEqual([]);
  expect(await alarm()).toMatchObject([{ goneAt: expect.any(Date) }]);
});

it("what was voided is found although its notification was lost, and each once", async () => {
  const { token } = await buy({ product: PACK, accountId: ada.token });
  const plan = await subscribe({ product: "basic_monthly", accountId: ada.token });
  await deliverGoogle();
  expect(await ada.balance()).toBe(1_000);
  google.faults.messages.push("dropped", "dropped", "dropped", "dropped");
  await refund({ order: orderOf(token) });
  await refund({ order: orderOf(plan.token) });
  await deliverGoogle();
  expect(await ada.gems()).toMatchObject({ available: 2_500 });
  await tasks.lookForVoided();
  await tasks.lookForVoided();
  const { storeEvents } = shop.parts.stores;
  expect(await storeEvents.isDue(time.today)).toBe(true);
  google.faults.messages.length = 0;
  // Any notification lets the server handle all that is due.
  await google.commands.sendTest({});
  await buy({ product: "gem_pack_3750" });
  await deliverGoogle();
  await settled();
  expect(await ada.gems()).toMatchObject({ available: 0, owed: 0 });
  expect(await ada.tier()).toBe("free");
});

it("Google is told within a day what was used of an order whose refund it reviews", async () => {
  await ada.call("PUT", "/api/billing/refund-consent", { isGiven: true });
  const { token } = await subscribe({ product: "basic_monthly", accountId: ada.token });
  await deliverGoogle();
  await google.commands.reviewRefund({ order: orderOf(token) });
  await deliverGoogle();
  const [asked] = await database.selectFrom("refund_inquiry").select("answer_by").execute();
  expect(asked?.answer_by).toEqual(new Date(+time.today + 24 * 3_600_000));
  moveTo(new Date(+time.today + 23 * 3_600_000).toISOString());
  await tasks.answerInquiries();
  expect(google.snapshot().reviews[`review.${orderOf(token)}`]?.answer).toMatchObject({
    ...{ refundPreference: "NEUTRAL", sampleContentProvided: false },
    consumptionPercentageMilliunits: expect.toSatisfy(
      (share: number) => share > 3_000 && share < 3_500,
    ),
  });
});
