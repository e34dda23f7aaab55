import { askAboutSubscription } from "@kinora/domain/subscription/ask-about-subscription";
import { sendDueExtensions } from "@kinora/domain/subscription/send-extension";
import { beforeEach, expect, it } from "vitest";
import { composeAsking } from "../src/billing/compose-asking.ts";
import { openPaymentDesk } from "./payment-desk.ts";

const desk = await openPaymentDesk();
const { database, olivia, stripe, gate, shop, subscriptions, time } = desk;
const { storeOf: planStoreOf } = await composeAsking(shop.parts);
const { extensions } = shop.parts.stores;

const goOn = () => {
  const now = () => time.today;
  const asking = { subscriptions, transact: shop.parts.transact, planStoreOf, log: () => {} };
  const ask = (id: string) => askAboutSubscription(asking, id, now);
  return sendDueExtensions({ ...asking, extensions, ask }, now);
};

let member: Awaited<ReturnType<typeof desk.newMember>>;
let plan: { id: string; ref: string };
beforeEach(async () => {
  member = await desk.newMember();
  plan = await member.take("basic_monthly");
  await database.deleteFrom("plan_extension").execute();
});

const extend = (key: string, wish: object = {}) =>
  olivia(
    "POST",
    `/api/admin/subscriptions/${plan.id}/extensions`,
    { days: 10, reason: "The outage", ...wish },
    key,
  );
const held = async () => (await member.held())[0];
const charges = () => stripe.snapshot().invoices;
const paid = () =>
  Object.values(charges()).filter((one) => one.subscription === plan.ref && one.amountPaid > 0);

it("the next payment is put off once for a key, with an audit line and a message; then it is taken", async () => {
  const given = await extend("one");
  expect(given).toMatchObject({
    status: 201,
    body: { until: "2027-03-10T09:00:00.000Z", gems: 1_000, isDone: true },
  });
  expect((await extend("one")).body).toEqual(given.body);
  expect((await extend("one", { days: 11 })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(await held()).toMatchObject({ state: "active", periodEnd: "2027-03-10T09:00:00.000Z" });
  const { items } = (await olivia("GET", "/api/admin/audit?action=plan.extended")).body;
  expect(items[0]).toMatchObject({ by: "olivia", reason: "The outage", after: { days: 10 } });
  const events = database
    .selectFrom("domain_event")
    .select("id")
    .where("type", "=", "plan.extended");
  expect(await events.where("user_id", "=", member.userId).execute()).toHaveLength(1);
  expect(await member.balance()).toBe(1_000);
  await desk.at("2027-03-09T09:00:00Z");
  await desk.giveDue();
  expect([await member.tier(), await member.balance(), paid().length]).toEqual(["basic", 2_000, 1]);
  await desk.at("2027-03-10T09:05:00Z");
  expect(paid()).toHaveLength(2);
  expect(await held()).toMatchObject({ state: "active", periodEnd: "2027-04-10T09:00:00.000Z" });
});

it("in given days a plan can be cancelled, but not changed: a higher one would cost nothing", async () => {
  await extend("one");
  const refused = { code: "PLAN_EXTENDED", details: { until: "2027-03-10T09:00:00.000Z" } };
  expect((await member.change(plan.id, "pro_monthly")).body).toMatchObject(refused);
  const preview = await member.call(
    "GET",
    `/api/subscriptions/${plan.id}/plan-changes/pro_monthly`,
  );
  expect(preview.body).toMatchObject(refused);
  expect((await member.call("POST", `/api/subscriptions/${plan.id}/cancellation`)).status).toBe(
    200,
  );
  await desk.at("2027-03-10T09:05:00Z");
  expect(await member.tier()).toBe("free");
});

it("whoever ends before or after Stripe heard it is followed by the worker, and it is extended once", async () => {
  let cut: "before" | "after" | null = "before";
  gate.pass = async ({ method, url }) => {
    if (method !== "POST" || !url.endsWith(`/v1/subscriptions/${plan.ref}`) || cut !== "before")
      return;
    throw new Error("killed");
  };
  expect((await extend("one")).body).toMatchObject({ isDone: false });
  expect((await extend("two")).body.code).toBe("PLAN_CHANGING");
  cut = null;
  // Stripe hears it; whoever waited for the answer is gone.
  stripe.faults.requests.push(null, null, "lost after", "lost after", "lost after");
  desk.moveTo("2027-01-31T09:02:00Z");
  await goOn();
  stripe.faults.requests.length = 0;
  desk.moveTo("2027-01-31T09:20:00Z");
  await goOn();
  expect(await held()).toMatchObject({ periodEnd: "2027-03-10T09:00:00.000Z" });
  expect((await extend("one")).body).toMatchObject({ isDone: true });
  await goOn();
  expect(await held()).toMatchObject({ periodEnd: "2027-03-10T09:00:00.000Z" });
});

it("a plan that was renewed meanwhile, ends or is one's own is not extended", async () => {
  gate.pass = async ({ method, url }) => {
    if (method === "POST" && url.endsWith(`/v1/subscriptions/${plan.ref}`)) throw new Error("away");
  };
  await extend("one", { days: 31 });
  gate.pass = async () => {};
  await desk.at("2027-02-28T09:05:00Z");
  await goOn();
  expect((await extend("one", { days: 31 })).body.code).toBe("EXTENSION_REFUSED");
  expect(await held()).toMatchObject({ periodEnd: "2027-03-31T09:00:00.000Z" });
  await stripe.commands.cancelAtPeriodEnd({ subscription: plan.ref });
  await desk.deliver();
  expect((await extend("three")).body.code).toBe("PLAN_NOT_RENEWING");
  expect((await extend("four", { days: 2 })).status).toBe(422);
});
