import { giveDueAllowances } from "@kinora/domain/subscription/give-allowances";
import { subscriptionState } from "@kinora/storefronts/stripe/subscription-state";
import { beforeEach, expect, it } from "vitest";
import { openSimulatedShop, sessionOf } from "./simulated-shop.ts";
import { startTestServer } from "./test-server.ts";

/** Errors of the store, and rules that hold. Failing tests are defects. */
const opened = await openSimulatedShop();
const { stripe, database, subscriptions, gate, shop, time } = opened;
const { newMember, deliver, at, moveTo, askDue, giveDue, endPlans } = opened;

let member: Awaited<ReturnType<typeof newMember>>;
beforeEach(async () => {
  member = await newMember();
});

it("a key that Stripe no longer accepts does not sign the member out", async () => {
  const simulator = opened.origin;
  const stripeSettings = { secretKey: "sk_test_revoked", webhookSecret: "whsec_x", simulator };
  const other = await startTestServer({ stripe: { ...stripeSettings, environment: "simulated" } });
  const { status } = await other.as("ada")(
    "POST",
    "/api/subscriptions",
    { plan: "pro_monthly" },
    "key",
  );
  expect([500, 503]).toContain(status);
});

it("a mistake of the store is not blamed on the member's request", async () => {
  const { id } = await member.take("pro_monthly");
  await stripe.commands.cancel({ subscription: (await subscriptions.find(id))?.ref ?? "" });
  // Its event has not arrived.
  const { status } = await member.call("POST", `/api/subscriptions/${id}/cancellation`);
  expect([409, 500, 503]).toContain(status);
});

it("a page that is paid while it makes way for another is booked, not a fault", async () => {
  const { body: first } = await member.subscribe("basic_monthly", "one");
  gate.pass = async ({ url }) => {
    if (url.endsWith("/expire"))
      await stripe.commands.pay({ session: sessionOf(first.url), how: "now" });
  };
  const { body } = await member.subscribe("pro_monthly", "two");
  expect(body.code).toBe("PLAN_HELD");
});

it("the page of a closed account can't be paid any more", async () => {
  const { body } = await member.subscribe("basic_monthly");
  await database
    .updateTable("app_user")
    .set({ disabled_at: time.today })
    .where("id", "=", member.userId)
    .execute();
  await endPlans();
  await expect(stripe.commands.pay({ session: sessionOf(body.url), how: "now" })).rejects.toThrow();
});

it("the starter pack is sold once for ever, also after a refund", async () => {
  const begin = (key: string) =>
    member.call("POST", "/api/billing/checkouts", { product: "starter_pack_nonconsumable" }, key);
  const { body } = await begin("a");
  await stripe.commands.pay({ session: sessionOf(body.url), how: "now" });
  await deliver();
  const { payment_ref: intent } = await database
    .selectFrom("purchase")
    .select("payment_ref")
    .where("id", "=", body.purchaseId)
    .executeTakeFirstOrThrow();
  const refund = await stripe.commands.refund({ payment_intent: intent ?? "", pending: true });
  await deliver();
  const again = await begin("b");
  if (again.body.url) {
    await stripe.commands.pay({ session: sessionOf(again.body.url), how: "now" });
    // The first refund comes back: both packs are held.
    await stripe.commands.settleRefund({ refund: Reflect.get(refund, "id"), how: "failed" });
    await deliver();
  }
  expect(again.body.code).toBe("PRODUCT_UNSOLD");
});

it("a plan whose price lost its lookup key is lowered with its payments", async () => {
  const { id, ref } = await member.take("pro_monthly");
  await member.change(id, "basic_monthly");
  // The operator moves the key to a price for new subscribers.
  await api(
    "POST",
    "/v1/prices",
    "currency=usd&unit_amount=1299&lookup_key=basic_monthly&transfer_lookup_key=true&product_data[name]=Basic&recurring[interval]=month",
  );
  await at("2027-02-28T09:02:00Z");
  const held = await subscriptions.find(id);
  expect({ ref: held?.ref, plan: held?.plan, tier: await member.tier() }).toEqual({
    ref,
    plan: "basic_monthly",
    tier: "basic",
  });
});

it("the same plan as now gives a planned change up", async () => {
  const { id } = await member.take("pro_monthly");
  await member.change(id, "basic_monthly");
  expect((await member.change(id, "pro_monthly")).body).toMatchObject({
    plan: "pro_monthly",
    nextPlan: null,
  });
});

it("one account whose gems can't be given does not stop the others", async () => {
  const given: string[] = [];
  const ports = {
    findDue: async () => ["usr_first", "usr_second"],
    transact: async (): Promise<never> => {
      given.push("asked");
      throw new Error("this one fails");
    },
    log: () => {},
  };
  await giveDueAllowances(ports, () => time.today).catch(() => {});
  expect(given.length).toBeGreaterThanOrEqual(2);
});

it("a payment that is missing in the middle of a period has seven days of grace", () => {
  const standing = {
    ends: false,
    awaitsFirstPayment: false,
    owedSince: new Date("2027-01-20T00:00:00Z"),
  };
  // An upgrade by a slow method failed on January 20.
  expect(
    subscriptionState({ status: "past_due", ...standing }, new Date("2027-01-20T01:00:00Z")),
  ).toBe("in_grace_period");
});

it("tasks, events and looks at the same moment give one month once, without a deadlock", async () => {
  const { id } = await member.take("basic_monthly");
  moveTo("2027-02-28T09:02:00Z");
  await stripe.deliver();
  const many = [1, 2, 3, 4].flatMap(() => [
    giveDue(),
    askDue(),
    member.call("GET", `/api/subscriptions/${id}`),
    member.call("GET", "/api/gems/balance"),
  ]);
  const outcomes = await Promise.allSettled(many);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
  await deliver();
  expect(await member.balance()).toBe(2_000);
});

it("every route refuses others and tokens", async () => {
  const { id } = await member.take("basic_monthly");
  const ways = [
    ["GET", ""],
    ["GET", "/plan-changes/pro_monthly"],
    ["PUT", "/plan"],
    ["POST", "/cancellation"],
    ["DELETE", "/cancellation"],
    ["POST", "/store-page"],
  ] as const;
  for (const [method, path] of ways) {
    const body = method === "PUT" ? { plan: "pro_monthly" } : undefined;
    const answer = await shop.as("bruno")(method, `/api/subscriptions/${id}${path}`, body);
    expect([path, answer.body.code]).toEqual([path, "SUBSCRIPTION_NOT_FOUND"]);
    if (path === "") continue;
    const token = await shop.as("kin_bruno")(method, `/api/subscriptions/${id}${path}`, body);
    expect([path, token.status]).toEqual([path, 403]);
  }
});

async function api(method: string, url: string, body: string) {
  const headers = {
    authorization: "Bearer sk_test_simulated",
    "content-type": "application/x-www-form-urlencoded",
  };
  const reply = await stripe.answer({ method, url, headers, body });
  if (reply.kind !== "answered" || reply.status !== 200) throw new Error(JSON.stringify(reply));
}
