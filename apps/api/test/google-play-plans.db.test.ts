import { beforeEach, expect, it } from "vitest";
import { openPlayShop } from "./simulated-google-play.ts";

const opened = await openPlayShop();
const { google, tasks, newBuyer, deliverGoogle, orderOf, moveTo, subscriptions, askDue, giveDue } =
  opened;
const { subscribe, settlePlan, cancel, expire, refund } = google.commands;

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let ada: Buyer;
let bo: Buyer;
beforeEach(async () => {
  await deliverGoogle();
  ada = await newBuyer();
  bo = await newBuyer();
});

const held = async (one: Buyer) => (await one.held())[0];

/** Moves the clocks, and lets the tasks of that moment run. */
async function at(moment: string) {
  moveTo(moment);
  await deliverGoogle();
  await askDue();
  await giveDue();
}

type Mode = "CHARGE_PRORATED_PRICE" | "CHARGE_FULL_PRICE" | "WITH_TIME_PRORATION" | "DEFERRED";

async function take(product: string, change: { replaces?: string; mode?: Mode } = {}) {
  const { token } = await subscribe({ product, accountId: ada.token, ...change });
  const { body } = await ada.present(token, product);
  await deliverGoogle();
  // Confirmed to Google, which gives back what nobody confirms.
  await tasks.claim();
  return { token, id: body.id as string };
}

it("a plan bought in the app gives its tier and a month's gems, renews, and expires", async () => {
  const { token, id } = await take("basic_monthly");
  expect(await held(ada)).toMatchObject({
    ...{ id, store: "google_play", plan: "basic_monthly", state: "active", hasAccess: true },
  });
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  await at("2027-02-28T09:00:01Z");
  expect(await ada.balance()).toBe(2_000);
  await cancel({ token });
  await deliverGoogle();
  expect(await held(ada)).toMatchObject({ state: "canceled", hasAccess: true });
  await expire({ token });
  await deliverGoogle();
  expect([await ada.tier(), await ada.balance()]).toEqual(["free", 2_000]);
});

it("a social plan bought in the app stands beside a tier, and brings no gems", async () => {
  await take("basic_monthly");
  const { token } = await take("professional_social_plan_monthly");
  const socialPlan = async () => (await ada.call("GET", "/api/me")).body.socialPlan;
  expect(await socialPlan()).toBe("professional_social_plan");
  await take("business_social_plan_monthly", { replaces: token, mode: "CHARGE_PRORATED_PRICE" });
  expect([await socialPlan(), await ada.tier(), await ada.balance()]).toEqual([
    ...["business_social_plan", "basic", 1_000],
  ]);
});

it("a plan whose money went back gives nothing, and its gems go with it", async () => {
  const { token } = await take("basic_monthly");
  await refund({ order: orderOf(token) });
  await deliverGoogle();
  expect([await ada.tier(), await ada.balance()]).toEqual(["free", 0]);
});

it("a plan that took another's place stands on the other's money too, while that covers it", async () => {
  const old = await take("basic_yearly");
  moveTo("2027-03-14T09:00:00Z");
  const mode = "CHARGE_PRORATED_PRICE";
  const { token } = await take("pro_yearly", { replaces: old.token, mode });
  expect(await ada.tier()).toBe("pro");
  await refund({ order: orderOf(old.token), reason: "chargeback" });
  await deliverGoogle();
  expect(await held(ada)).toMatchObject({ state: "on_hold", hasAccess: false });
  expect([orderOf(token) === orderOf(old.token), await ada.tier()]).toEqual([false, "free"]);
});

it.each([
  // Half of the month is left: half of what a pro month gives, less half of the basic month's gems.
  ["CHARGE_PRORATED_PRICE", 1_000 + 1_250],
  // A whole month is paid, and what was left makes it longer: only the basic half counts against it.
  ["CHARGE_FULL_PRICE", null],
  ["WITH_TIME_PRORATION", null],
] as const)("an upgrade by %s counts at once, and gives no gems twice", async (mode, gems) => {
  const old = await take("basic_monthly");
  moveTo("2027-02-14T09:00:00Z");
  const { token, id } = await take("pro_monthly", { replaces: old.token, mode });
  expect((await ada.held()).map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await subscriptions.find(old.id))?.state).toBe("expired");
  expect(await ada.tier()).toBe("pro");
  const after = await ada.balance();
  if (gems !== null) expect(after).toBe(gems);
  expect(after).toBeGreaterThanOrEqual(1_000);
  expect(after).toBeLessThanOrEqual(1_000 + 3_500 - 500 + 1_200);
  await ada.present(token, "pro_monthly");
  await at("2027-02-14T09:00:01Z");
  expect(await ada.balance()).toBe(after);
});

it("an upgrade that is heard of after the old one's end gives no more", async () => {
  const old = await take("basic_monthly");
  moveTo("2027-02-14T09:00:00Z");
  // The old one's end arrives, and not yet what took its place.
  google.faults.messages.push(null, "late");
  const { token } = await subscribe({
    ...{ product: "pro_monthly", accountId: ada.token, replaces: old.token },
    mode: "CHARGE_PRORATED_PRICE",
  });
  await deliverGoogle();
  expect(await ada.tier()).toBe("free");
  await ada.present(token, "pro_monthly");
  expect([await ada.tier(), await ada.balance()]).toEqual(["pro", 2_250]);
});

it.each(["CHARGE_PRORATED_PRICE", "WITH_TIME_PRORATION"] as const)(
  "up, down and up again by %s gives nothing twice",
  async (mode) => {
    let { token } = await take("pro_monthly");
    expect(await ada.balance()).toBe(3_500);
    for (const plan of ["basic_monthly", "pro_monthly", "basic_monthly", "pro_monthly"])
      ({ token } = await take(plan, { replaces: token, mode }));
    await at("2027-01-31T09:00:01Z");
    expect([await ada.tier(), await ada.balance()]).toEqual(["pro", 3_500]);
  },
);

it("a downgrade waits for the end of the period, and its month follows", async () => {
  const old = await take("pro_monthly");
  moveTo("2027-02-14T09:00:00Z");
  await take("basic_monthly", { replaces: old.token, mode: "DEFERRED" });
  expect(await held(ada)).toMatchObject({ plan: "pro_monthly", nextPlan: "basic_monthly" });
  expect([await ada.tier(), await ada.balance()]).toEqual(["pro", 3_500]);
  await at("2027-02-28T09:00:01Z");
  expect(await held(ada)).toMatchObject({ plan: "basic_monthly", nextPlan: null });
  // Three basic months' worth is the most that is kept.
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 3_500]);
});

it("an upgrade that is not paid leaves the old plan", async () => {
  const old = await take("basic_monthly");
  const { token } = await subscribe({
    ...{ product: "pro_monthly", accountId: ada.token, replaces: old.token, isPending: true },
  });
  await ada.present(token, "pro_monthly");
  await deliverGoogle();
  expect([await ada.tier(), await ada.balance()]).toEqual(["basic", 1_000]);
  await settlePlan({ token, how: "fail" });
  await deliverGoogle();
  expect((await subscriptions.find(old.id))?.state).toBe("active");
});

it("an upgrade belongs to whose plan it follows, whoever presents it", async () => {
  const old = await take("basic_monthly");
  const { token } = await subscribe({
    ...{ product: "pro_monthly", accountId: bo.token, replaces: old.token },
    mode: "CHARGE_PRORATED_PRICE",
  });
  expect((await bo.present(token, "pro_monthly")).body.code).toBe("RECEIPT_BOUND");
  await deliverGoogle();
  expect([await ada.tier(), await bo.tier()]).toEqual(["pro", "free"]);
  expect(await bo.balance()).toBe(0);
});

it("two people at once, one plan: one of them has it", async () => {
  const { token } = await subscribe({ product: "pro_monthly" });
  await deliverGoogle();
  const answers = await Promise.all(
    [ada, bo, ada, bo].map((one) => one.present(token, "pro_monthly")),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const tiers = [await ada.tier(), await bo.tier()];
  expect(tiers.toSorted()).toEqual(["free", "pro"]);
});

it("a plan of a disabled account goes on, and its owner is told; that of an erased one is ended at Google", async () => {
  const { token } = await take("basic_monthly");
  const disabled = { disabled_at: opened.time.today };
  const account = () => opened.database.updateTable("app_user").where("id", "=", ada.userId);
  await account().set(disabled).execute();
  await tasks.endPlansOfErased();
  expect(google.snapshot().plans[token]).toMatchObject({ state: "ACTIVE" });
  expect((await ada.call("GET", "/api/me/deletion")).body).toMatchObject({
    ...{ at: null, payingAt: ["google_play"] },
  });
  await account().set({ erasing_since: opened.time.today }).execute();
  // Google doesn't answer the first time.
  google.faults.requests.push(null, null, "lost before", "lost before", "lost before");
  await tasks.endPlansOfErased();
  google.faults.requests.length = 0;
  await tasks.endPlansOfErased();
  await tasks.endPlansOfErased();
  expect(google.snapshot().plans[token]).toMatchObject({
    ...{ state: "CANCELED", canceledBy: "developer" },
  });
});
