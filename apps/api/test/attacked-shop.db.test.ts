import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";

/** Gems and tiers that nobody paid for. Each test states the rule; those that fail are defects. */
const {
  stripe,
  database,
  subscriptions,
  gate,
  newMember,
  deliver,
  at,
  moveTo,
  giveDue,
  askDue,
  shop,
} = await openSimulatedShop();

let member: Awaited<ReturnType<typeof newMember>>;
beforeEach(async () => {
  member = await newMember();
});

it("a slow first payment that fails gives neither tier nor gems", async () => {
  const { body } = await member.subscribe("pro_monthly");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "slow" });
  await deliver();
  expect(await member.tier()).toBe("free");
  await stripe.commands.settle({ session: sessionOf(body.url), how: "fail" });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 0]);
});

it("a plan that was cancelled gives no gems for the month after its end", async () => {
  const { id } = await member.take("pro_monthly");
  await member.call("POST", `/api/subscriptions/${id}/cancellation`);
  await deliver();
  // The day before, the store was asked as every day.
  moveTo("2027-02-27T09:05:00Z");
  await askDue();
  // Gems come at the anchor; the store is asked a minute later, and sends its event some time later.
  moveTo("2027-02-28T09:00:20Z");
  await giveDue();
  await askDue();
  moveTo("2027-02-28T09:01:20Z");
  await askDue();
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 3_500]);
});

it("an upgrade in the last minute that is cancelled gives no month of the higher tier", async () => {
  const { id } = await member.take("basic_monthly");
  moveTo("2027-02-27T09:05:00Z");
  await askDue();
  moveTo("2027-02-28T08:59:00Z");
  await member.change(id, "pro_monthly");
  await member.call("POST", `/api/subscriptions/${id}/cancellation`);
  await deliver();
  moveTo("2027-02-28T09:00:20Z");
  await giveDue();
  await at("2027-02-28T09:01:20Z");
  await askDue();
  expect(await member.tier()).toBe("free");
  expect(await member.balance()).toBeLessThanOrEqual(1_001);
});

it("a downgrade that counts from this period gives the lower tier's gems", async () => {
  const { id } = await member.take("pro_monthly");
  await member.change(id, "basic_monthly");
  await deliver();
  moveTo("2027-02-28T09:00:20Z");
  await giveDue();
  await at("2027-02-28T09:01:20Z");
  // More than three months of Basic are unspent.
  expect([await member.tier(), await member.balance()]).toEqual(["basic", 3_500]);
});

it("gems of a month whose payment is missing are not given", async () => {
  const { ref } = await member.take("pro_monthly");
  await stripe.commands.setCard({ subscription: ref, declines: true });
  await at("2027-02-28T09:00:20Z");
  await giveDue();
  expect(await member.held()).toMatchObject([{ state: "in_grace_period" }]);
  expect(await member.balance()).toBe(3_500);
});

it("one paid month of Pro gives one month's gems, whatever the anchor", async () => {
  const { id } = await member.take("basic_yearly");
  // Ten minutes later: Stripe starts a new period, our months go on from 09:00.
  moveTo("2027-01-31T09:10:00Z");
  await member.change(id, "pro_monthly");
  await member.call("POST", `/api/subscriptions/${id}/cancellation`);
  await deliver();
  await at("2027-02-28T09:05:00Z");
  await giveDue();
  await at("2027-03-01T09:10:00Z");
  await askDue();
  // $95.88 were taken, of which $65.89 are the customer's credit: $29.99 for 6,999 gems.
  expect(await member.tier()).toBe("free");
  expect(await member.balance()).toBeLessThanOrEqual(3_500);
});

it.each([
  ["was paid for in another environment", "test", "sub_other"],
  ["the store has forgotten", "simulated", "sub_forgotten"],
])("a plan that %s gives nothing after its period", async (_name, environment, ref) => {
  await insertHeld(environment, ref, "pro_monthly");
  await database
    .insertInto("allowance_clock")
    .values({
      ...{ user_id: member.userId, anchor: new Date("2027-01-31T09:00:00Z") },
      due_at: new Date("2027-02-28T09:00:00Z"),
    })
    .execute();
  await database
    .updateTable("app_user")
    .set({ tier: "pro" })
    .where("id", "=", member.userId)
    .execute();
  for (const moment of ["2027-02-28T10:00:00Z", "2027-04-01T10:00:00Z", "2027-06-01T10:00:00Z"]) {
    moveTo(moment);
    await askDue();
    await giveDue();
  }
  expect([await member.tier(), await member.balance()]).toEqual(["free", 0]);
});

it("two changes at once can't take Pro's gems and give Pro back", async () => {
  const { id } = await member.take("basic_monthly");
  await deliver();
  // The second request has read the plan; it reaches the store after the first is booked.
  let arrived = () => {};
  const second = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let holds = true;
  gate.pass = async ({ url }) => {
    if (!holds || !url.includes("/v1/subscriptions/")) return;
    holds = false;
    arrived();
    await released;
  };
  const late = member.change(id, "basic_yearly");
  await second;
  expect((await member.change(id, "pro_monthly")).body.code).toBe("PLAN_CHANGING");
  go();
  expect((await late).body.plan).toBe("basic_yearly");
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["basic", 1_000]);
});

it("months on hold are not made up for", async () => {
  // An old plan, long over, whose period began in 2025.
  await insertHeld("simulated", "sub_old", "basic_monthly", {
    state: "expired",
    customer: null,
    start: "2025-01-01T00:00:00Z",
    end: "2025-02-01T00:00:00Z",
    askAt: null,
  });
  const { ref } = await member.take("basic_monthly");
  const held = await subscriptions.find((await member.held())[0].id);
  if (!held) throw new Error("no plan");
  await shop.parts.transact(async (stores) => {
    const { giveAllowances } = await import("@kinora/domain/subscription/give-allowances");
    const now = new Date("2027-05-31T10:00:00Z");
    // Paid again in May, after three months on hold: the present period began on May 31.
    await database
      .updateTable("subscription")
      .set({
        period_start: new Date("2027-05-31T09:00:00Z"),
        period_end: new Date("2027-06-30T09:00:00Z"),
        paid_until: new Date("2027-06-30T09:00:00Z"),
      })
      .where("ref", "=", ref)
      .execute();
    await giveAllowances(
      stores,
      member.userId,
      await stores.subscriptions.list(member.userId),
      now,
    );
  });
  const given = await database
    .selectFrom("allowance")
    .select("month")
    .where("user_id", "=", member.userId)
    .orderBy("month")
    .execute();
  expect(given.map(({ month }) => month)).toEqual([0, 4]);
});

async function insertHeld(
  environment: string,
  ref: string,
  plan: string,
  {
    state = "active",
    customer = "cus_other" as string | null,
    start = "2027-01-28T09:00:00Z",
    end = "2027-02-28T09:00:00Z",
    askAt = new Date("2027-02-28T09:01:00Z") as Date | null,
  } = {},
) {
  await database
    .insertInto("subscription")
    .values({
      ...{
        id: `${ref} ${member.userId}`,
        user_id: member.userId,
        key: ref,
        store: "stripe",
        environment,
        plan,
      },
      ...{
        amount: 2_999,
        currency: "USD",
        state,
        ref: `${ref}${member.userId}`,
        customer_ref: customer,
      },
      ...{
        started_at: new Date(start),
        period_start: new Date(start),
        period_end: new Date(end),
        paid_until: new Date(end),
        ended_at: state === "expired" ? new Date(end) : null,
      },
      ...{ created_at: new Date(start), ask_at: askAt },
    })
    .execute();
}
