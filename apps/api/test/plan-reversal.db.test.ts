import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop } from "./simulated-shop.ts";

const { stripe, shop, database, newMember, deliver, at, gate } = await openSimulatedShop();

let member: Awaited<ReturnType<typeof newMember>>;
let plan = { id: "", ref: "" };
let paymentIntent = "";
beforeEach(async () => {
  member = await newMember();
  plan = await member.take("pro_monthly");
  paymentIntent = await lastPayment();
});

async function lastPayment(): Promise<string> {
  const { payment_ref: ref } = await database
    .selectFrom("subscription")
    .select("payment_ref")
    .where("id", "=", plan.id)
    .executeTakeFirstOrThrow();
  return ref ?? "";
}

it("half a refund takes half of the month's gems, the rest the others, each once", async () => {
  await stripe.commands.refund({ payment_intent: paymentIntent, amount: 1_500 });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["pro", 1_750]);
  await stripe.commands.refund({ payment_intent: paymentIntent });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 0]);
  expect(await member.held()).toMatchObject([{ state: "on_hold", hasAccess: false }]);
});

it("a dispute holds the plan; lost, it takes the gems, and the next paid period gives new ones", async () => {
  const dispute = await stripe.commands.dispute({ payment_intent: paymentIntent });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 3_500]);
  await stripe.commands.closeDispute({ dispute: Reflect.get(dispute, "id"), how: "lost" });
  await deliver();
  expect(await member.balance()).toBe(0);
  await at("2027-02-28T09:01:00Z");
  expect([await member.tier(), await member.balance()]).toEqual(["pro", 3_500]);
});

it("spent gems become a debt", async () => {
  const { ledger } = shop.parts.stores;
  const { userId } = member;
  const now = new Date("2027-01-31T10:00:00Z");
  const work = { noun: "creation", id: "work" };
  const { holdId } = await ledger.hold({
    ...{ userId, gems: 3_000, key: "spend", now, purpose: { source: "create", subject: work } },
    description: { code: "gem.correction", params: {} },
    expiresAt: new Date("2027-02-01T10:00:00Z"),
  });
  await ledger.settle({ holdId, gems: 3_000, key: "spent", ourFault: false, now });
  await stripe.commands.refund({ payment_intent: paymentIntent });
  await deliver();
  const { body } = await member.call("GET", "/api/gems/balance");
  expect(body).toMatchObject({ available: 0 });
  expect(body.owed).toBeGreaterThan(2_900);
});

it("a refund takes its gems also when the plan is ended at once, or has long ended", async () => {
  await stripe.commands.refund({ payment_intent: paymentIntent, amount: 1_500 });
  await stripe.commands.cancel({ subscription: plan.ref });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 1_750]);
  await at("2027-06-01T09:00:00Z");
  await stripe.commands.refund({ payment_intent: paymentIntent });
  await deliver();
  expect(await member.balance()).toBe(0);
});

it("each payment takes what it paid for: an earlier month, or the difference of an upgrade", async () => {
  await at("2027-02-28T09:01:00Z");
  expect(await member.balance()).toBe(7_000);
  await stripe.commands.refund({ payment_intent: paymentIntent });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["pro", 3_500]);

  member = await newMember();
  plan = await member.take("basic_monthly");
  const first = await lastPayment();
  await member.change(plan.id, "pro_monthly");
  await deliver();
  const difference = await lastPayment();
  expect(difference).not.toBe(first);
  await stripe.commands.refund({ payment_intent: first });
  await deliver();
  expect(await member.balance()).toBe(2_500);
  await stripe.commands.refund({ payment_intent: difference });
  await deliver();
  expect(await member.balance()).toBe(0);
});

it("a year stands on all that was paid for it: its main payment, and the difference of an upgrade", async () => {
  member = await newMember();
  plan = await member.take("basic_yearly");
  const main = await lastPayment();
  await member.change(plan.id, "pro_yearly");
  await deliver();
  const difference = await lastPayment();
  expect([difference === main, await member.tier()]).toEqual([false, "pro"]);
  const disputed = async (payment_intent: string) =>
    Reflect.get(await stripe.commands.dispute({ payment_intent }), "id");

  const aboutMain = await disputed(main);
  await deliver();
  expect(await member.tier()).toBe("free");
  expect(await member.held()).toMatchObject([{ state: "on_hold", hasAccess: false }]);
  await stripe.commands.closeDispute({ dispute: aboutMain, how: "won" });
  await deliver();
  expect([await member.tier(), (await member.held())[0].state]).toEqual(["pro", "active"]);

  // Basic was paid for.
  const aboutDifference = await disputed(difference);
  await deliver();
  expect(await member.tier()).toBe("basic");
  expect(await member.held()).toMatchObject([
    { plan: "pro_yearly", paidPlan: "basic_yearly", state: "active", hasAccess: true },
  ]);
  await stripe.commands.closeDispute({ dispute: aboutDifference, how: "lost" });
  await deliver();
  expect(await member.tier()).toBe("basic");
});

it("half of a year's main payment refunded takes gems, all of it the plan", async () => {
  member = await newMember();
  plan = await member.take("basic_yearly");
  const main = await lastPayment();
  await member.change(plan.id, "pro_yearly");
  await deliver();
  await stripe.commands.refund({ payment_intent: main, amount: 4_794 });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["pro", 3_000]);
  await stripe.commands.refund({ payment_intent: main });
  await deliver();
  expect([await member.tier(), await member.balance()]).toEqual(["free", 2_500]);
});

it("a renewal that was not heard of before an upgrade is part of what the period stands on", async () => {
  member = await newMember();
  plan = await member.take("basic_monthly");
  gate.loses = () => true;
  await at("2027-02-28T09:05:00Z");
  const invoices = Object.values(stripe.snapshot().invoices).filter(
    (one) => one.subscription === plan.ref,
  );
  const { prices } = stripe.snapshot();
  const price = Object.values(prices).find((one) => one.lookupKey === "pro_monthly")?.id ?? "";
  const proration = "always_invoice" as const;
  await stripe.commands.changePlan({ subscription: plan.ref, price, proration });
  await deliver();
  gate.loses = () => false;
  const renewal = invoices.at(-1)?.paymentIntent ?? "";
  expect([invoices.length, renewal === ""]).toEqual([2, false]);
  await stripe.commands.cancelAtPeriodEnd({ subscription: plan.ref });
  await deliver();
  expect(await member.tier()).toBe("pro");
  await stripe.commands.dispute({ payment_intent: renewal });
  await deliver();
  expect(await member.tier()).toBe("free");
});
