import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";

const { stripe, database, subscriptions, newMember, deliver, moveTo, at, shop, ...clock } =
  await openSimulatedShop();

let own: Awaited<ReturnType<typeof newMember>>;
let member: typeof own.call;
beforeEach(async () => {
  own = await newMember();
  member = own.call;
});

const subscribe = (plan: string, key?: string) => own.subscribe(plan, key);
const take = (plan: string) => own.take(plan);
const balance = () => own.balance();
const held = () => own.held();
const tier = () => own.tier();
const decline = (subscription: string, declines: boolean) =>
  stripe.commands.setCard({ subscription, declines });

it("a plan gives its tier at once, and gems on the last day of each short month", async () => {
  const { body: page } = await subscribe("basic_monthly");
  expect((await subscribe("basic_monthly")).body).toEqual(page);
  const address = `/api/billing/simulated-checkouts/${sessionOf(page.url)}`;
  expect((await member("GET", address)).body).toMatchObject({
    ...{ product: null, plan: "basic_monthly", state: "open" },
    price: { amount: 999, currency: "USD" },
  });
  expect(await tier()).toBe("free");
  expect((await member("POST", address, { pay: "now" })).body.state).toBe("paid");
  await deliver();
  expect(await tier()).toBe("basic");
  expect(await balance()).toBe(1_000);
  expect(await held()).toMatchObject([
    {
      ...{ state: "active", hasAccess: true, plan: "basic_monthly" },
      nextGems: { gems: 1_000, at: "2027-02-28T09:00:00.000Z" },
    },
  ]);
  await at("2027-02-28T08:59:00Z");
  expect(await balance()).toBe(1_000);
  await at("2027-02-28T09:00:01Z");
  expect(await balance()).toBe(2_000);
  await at("2027-03-31T09:00:01Z");
  expect(await balance()).toBe(3_000);
  // Three months' worth are unspent.
  await at("2027-04-30T09:00:01Z");
  expect(await balance()).toBe(3_000);
  expect((await subscribe("pro_monthly")).body).toMatchObject({ code: "PLAN_HELD" });
});

it("an upgrade counts at once for the difference, a downgrade at the end of the period, and neither gives twice", async () => {
  const { id } = await take("basic_monthly");
  await at("2027-02-14T09:00:00Z");
  const { body: upgrade } = await member(
    "GET",
    `/api/subscriptions/${id}/plan-changes/pro_monthly`,
  );
  expect(upgrade).toMatchObject({ counts: "now", due: { amount: 1_000 }, gems: 1_250 });
  const renews = { price: { amount: 2_999 }, at: "2027-02-28T09:00:00.000Z" };
  expect(upgrade).toMatchObject({ renews });
  const upgraded = await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_monthly" });
  expect(upgraded.body).toMatchObject({ plan: "pro_monthly", state: "active" });
  await deliver();
  expect(await tier()).toBe("pro");
  expect(await balance()).toBe(2_250);
  const { body: downgrade } = await member(
    "GET",
    `/api/subscriptions/${id}/plan-changes/basic_monthly`,
  );
  expect(downgrade).toMatchObject({ counts: "later", at: "2027-02-28T09:00:00.000Z", gems: 0 });
  const downgraded = await member("PUT", `/api/subscriptions/${id}/plan`, {
    plan: "basic_monthly",
  });
  expect(downgraded.body).toMatchObject({ plan: "pro_monthly", nextPlan: "basic_monthly" });
  expect(await tier()).toBe("pro");
  // Kept after all, then planned again.
  const kept = await member("DELETE", `/api/subscriptions/${id}/cancellation`);
  expect(kept.body).toMatchObject({ plan: "pro_monthly", nextPlan: null });
  await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "basic_monthly" });
  await at("2027-02-28T09:00:01Z");
  expect(await tier()).toBe("basic");
  expect(await held()).toMatchObject([{ plan: "basic_monthly", nextPlan: null }]);
  expect(await balance()).toBe(3_000);
});

it("a card that is declined changes nothing, and the next press is a new request", async () => {
  const { id, ref } = await take("basic_monthly");
  await decline(ref, true);
  const change = () => member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_monthly" });
  expect((await change()).body.code).toBe("PAYMENT_DECLINED");
  expect(await tier()).toBe("basic");
  await decline(ref, false);
  expect((await change()).body).toMatchObject({ plan: "pro_monthly" });
  expect(await balance()).toBe(3_500);
});

it("a renewal that fails keeps the plan for seven days, then holds it, and goes on when it is paid", async () => {
  const { ref } = await take("basic_monthly");
  await decline(ref, true);
  await at("2027-02-28T09:00:01Z");
  expect(await held()).toMatchObject([{ state: "in_grace_period", hasAccess: true }]);
  // By then the store has sent nothing new: the clock asks it.
  moveTo("2027-03-07T09:01:00Z");
  await clock.askDue();
  expect(await held()).toMatchObject([{ state: "on_hold", hasAccess: false, nextGems: null }]);
  expect(await tier()).toBe("free");
  await decline(ref, false);
  await at("2027-03-08T10:00:00Z");
  expect(await held()).toMatchObject([{ state: "active" }]);
  expect(await tier()).toBe("basic");
});

it("cancelling is one press and keeps what was paid for; ended, a new plan gives gems anew", async () => {
  const { id } = await take("pro_monthly");
  const ending = await member("POST", `/api/subscriptions/${id}/cancellation`);
  expect(ending.body).toMatchObject({ state: "canceled", hasAccess: true, nextGems: null });
  expect(
    (await member("PUT", `/api/subscriptions/${id}/plan`, { plan: "pro_yearly" })).body,
  ).toMatchObject({
    code: "PLAN_UNCHANGED",
  });
  const kept = await member("DELETE", `/api/subscriptions/${id}/cancellation`);
  expect(kept.body).toMatchObject({ state: "active" });
  await member("POST", `/api/subscriptions/${id}/cancellation`);
  await at("2027-02-28T09:00:01Z");
  expect(await held()).toEqual([]);
  expect(await tier()).toBe("free");
  expect(await balance()).toBe(3_500);
  moveTo("2027-03-02T09:00:00Z");
  const { body } = await subscribe("basic_yearly", "again");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  // 3,500 are unspent, more than three months of Basic: its first month gives its gems all the same.
  expect(await balance()).toBe(4_500);
  expect(await tier()).toBe("basic");
});

it("a year gives twelve times its gems, also after the server was off for months", async () => {
  await take("pro_yearly");
  expect(await balance()).toBe(3_500);
  await at("2027-04-30T12:00:00Z");
  await clock.giveDue();
  expect(await balance()).toBe(10_500);
  const given = await database
    .selectFrom("allowance")
    .select(["month", "gems"])
    .where("user_id", "=", own.userId)
    .orderBy("month")
    .execute();
  expect(given.map(({ gems }) => gems)).toEqual([3_500, 3_500, 3_500, 0]);
});

it("nobody else sees or changes a plan, and a page that was left makes way for another", async () => {
  const { body: first } = await subscribe("basic_monthly", "one");
  const { body: second } = await subscribe("pro_monthly", "two");
  expect(second.url).not.toBe(first.url);
  const path = `/api/subscriptions/${second.subscriptionId}`;
  const bruno = shop.as("bruno");
  expect((await bruno("GET", path)).body.code).toBe("SUBSCRIPTION_NOT_FOUND");
  expect((await bruno("POST", `${path}/cancellation`)).body.code).toBe("SUBSCRIPTION_NOT_FOUND");
  await expect(
    stripe.commands.pay({ session: sessionOf(first.url), how: "now" }),
  ).rejects.toThrow();
  await stripe.commands.pay({ session: sessionOf(second.url), how: "now" });
  await deliver();
  expect(await tier()).toBe("pro");
});

it("two passes add up, and their tier ends with the second", async () => {
  const buy = async (key: string) => {
    const { body } = await member(
      "POST",
      "/api/billing/checkouts",
      { product: "pro_pass_30" },
      key,
    );
    await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
    await deliver();
  };
  await buy("first");
  await buy("second");
  expect(await tier()).toBe("pro");
  expect(await balance()).toBe(7_000);
  expect((await member("GET", "/api/subscriptions")).body.passes).toEqual([
    { tier: "pro", from: "2027-01-31T09:00:00.000Z", until: "2027-03-02T09:00:00.000Z" },
    { tier: "pro", from: "2027-03-02T09:00:00.000Z", until: "2027-04-01T09:00:00.000Z" },
  ]);
  moveTo("2027-03-02T09:00:00Z");
  await clock.settlePasses();
  expect(await tier()).toBe("pro");
  moveTo("2027-04-01T09:00:00Z");
  await clock.settlePasses();
  expect(await tier()).toBe("free");
  await take("basic_monthly");
  const refused = await member(
    "POST",
    "/api/billing/checkouts",
    { product: "pro_pass_30" },
    "third",
  );
  expect(refused.body).toMatchObject({ code: "PRODUCT_UNSOLD", details: { reason: "plan_held" } });
});

it("social plans are a line of their own, without gems", async () => {
  await take("basic_monthly");
  await take("business_social_plan_monthly");
  const { body } = await member("GET", "/api/me");
  expect(body).toMatchObject({ tier: "basic", socialPlan: "business_social_plan" });
  expect(await balance()).toBe(1_000);
});

it("a social plan is raised at once, lowered and cancelled apart from the other plan", async () => {
  const { id } = await take("professional_social_plan_monthly");
  const { plans } = (await member("GET", "/api/subscriptions")).body;
  expect(plans.map(({ socialPlan }: { socialPlan: string | null }) => socialPlan)).toEqual(
    expect.arrayContaining(["professional_social_plan", "business_social_plan", null]),
  );
  const social = async () => (await member("GET", "/api/me")).body.socialPlan;
  expect(await social()).toBe("professional_social_plan");
  await take("pro_monthly");
  const changed = await own.change(id, "business_social_plan_monthly");
  expect(changed.body).toMatchObject({ plan: "business_social_plan_monthly", state: "active" });
  expect([await social(), await tier(), await balance()]).toEqual([
    ...["business_social_plan", "pro", 3_500],
  ]);
  const lowered = await own.change(id, "professional_social_plan_monthly");
  expect(lowered.body).toMatchObject({ nextPlan: "professional_social_plan_monthly" });
  await member("POST", `/api/subscriptions/${id}/cancellation`);
  await at("2027-02-28T09:05:00Z");
  expect([await social(), await tier(), await balance()]).toEqual(["free", "pro", 7_000]);
});
