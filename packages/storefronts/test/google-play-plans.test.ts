import type { SubscriptionState } from "@kinora/contracts/billing/plans";
import { expect, it } from "vitest";
import { openPlay, PLAY_START } from "./open-play.ts";

type Opened = Awaited<ReturnType<typeof openPlay>>;

const END = new Date("2027-02-28T10:00:00Z");
const NEXT = new Date("2027-03-28T10:00:00Z");

it("reads a subscription that begins", async () => {
  const { simulator, plan } = await openPlay();
  const { token } = await simulator.commands.subscribe({
    ...{ product: "pro_monthly", accountId: "person", profileId: "subscription" },
  });
  const paymentRef = expect.stringMatching(/^GPA\./);
  expect(await plan(token)).toEqual({
    facts: {
      ...{ state: "active", rawState: "SUBSCRIPTION_STATE_ACTIVE", ref: token, customerRef: null },
      ...{ plan: "pro_monthly", nextPlan: null, price: { amount: 2_999, currency: "USD" } },
      ...{ startedAt: PLAY_START, periodStart: PLAY_START, periodEnd: END, endedAt: null },
      ...{ paidUntil: END },
      payment: { ref: paymentRef, amount: 2_999, refunded: 0, dispute: "none" },
    },
    environment: "simulated",
    buyer: { accountId: "person", profileId: "subscription" },
    claim: { isAcknowledged: false, isConsumed: false, since: PLAY_START },
    ...{ rawProduct: "pro_monthly", linkedToken: null, replacesToken: null, replaced: null },
    offer: { basePlanId: "monthly", offerId: null, phase: "base" },
    ...{ nextPrice: null, resumesAt: null, endedBy: null, outOfApp: null },
  });
});

type Step = (opened: Opened, token: string) => Promise<unknown>;

/** Each state that Google has, how it comes about, and what the notifications say. */
it.each<[SubscriptionState, Date | null, string[], Step]>([
  [
    "active",
    NEXT,
    ["renewed"],
    ({ simulator }, token) => simulator.commands.renew({ token, how: "paid" }),
  ],
  [
    "in_grace_period",
    END,
    ["in_grace_period"],
    ({ simulator }, token) => simulator.commands.renew({ token, how: "grace" }),
  ],
  [
    "on_hold",
    END,
    ["on_hold"],
    ({ simulator }, token) => simulator.commands.renew({ token, how: "hold" }),
  ],
  ["canceled", END, ["canceled"], ({ simulator }, token) => simulator.commands.cancel({ token })],
  ["canceled", END, ["canceled"], ({ play }, token) => play.cancel(token)],
  ["expired", END, ["expired"], ({ simulator }, token) => simulator.commands.expire({ token })],
  [
    "paused",
    END,
    ["pause_schedule_changed", "paused"],
    async ({ simulator }, token) => {
      await simulator.commands.schedulePause({ token });
      await simulator.commands.beginPause({ token });
    },
  ],
  [
    "active",
    END,
    ["canceled", "restarted"],
    async ({ simulator }, token) => {
      await simulator.commands.cancel({ token });
      await simulator.commands.restart({ token });
    },
  ],
  [
    "active",
    NEXT,
    ["in_grace_period", "renewed"],
    async ({ simulator }, token) => {
      await simulator.commands.renew({ token, how: "grace" });
      await simulator.commands.recover({ token });
    },
  ],
  [
    "active",
    END,
    ["on_hold", "recovered"],
    async ({ simulator }, token) => {
      await simulator.commands.renew({ token, how: "hold" });
      await simulator.commands.recover({ token });
    },
  ],
  [
    "unspecified",
    END,
    [],
    ({ simulator }, token) => simulator.commands.setState({ token, state: "FROZEN" }),
  ],
])("is %s, paid until %s, after %j", async (state, paidUntil, kinds, step) => {
  const opened = await openPlay();
  const { token } = await opened.simulator.commands.subscribe({ product: "basic_monthly" });
  await opened.notices();
  await step(opened, token);
  expect((await opened.plan(token)).facts).toMatchObject({ state, paidUntil });
  expect(await opened.notices()).toMatchObject(
    kinds.map((kind) => ({
      ...{ kind: `subscription.${kind}`, subject: { kind: "subscription", ref: token } },
    })),
  );
});

it("keeps the word of a state that it doesn't know", async () => {
  const { simulator, plan } = await openPlay();
  const { token } = await simulator.commands.subscribe({ product: "basic_monthly" });
  await simulator.commands.setState({ token, state: "FROZEN" });
  expect((await plan(token)).facts.rawState).toBe("SUBSCRIPTION_STATE_FROZEN");
});

it("gives nothing for a first payment that is on its way, and follows it", async () => {
  const { simulator, plan, play } = await openPlay();
  const { subscribe, settlePlan } = simulator.commands;
  const wish = { product: "basic_monthly", isPending: true };
  const [one, other] = [await subscribe(wish), await subscribe(wish)];
  expect((await plan(one.token)).facts).toMatchObject({
    ...{ state: "pending", paidUntil: null, payment: null, startedAt: null },
  });
  const granted = { token: one.token, rawProduct: "basic_monthly" };
  await expect(play.claimPlan(granted)).rejects.toThrow("invalidPurchaseState");
  await settlePlan({ token: one.token, how: "arrive" });
  await settlePlan({ token: other.token, how: "fail" });
  expect((await plan(one.token)).facts).toMatchObject({ state: "active", paidUntil: END });
  expect((await plan(other.token)).facts.state).toBe("pending_purchase_canceled");
  await play.claimPlan(granted);
  await play.claimPlan(granted);
  expect((await plan(one.token)).claim.isAcknowledged).toBe(true);
});

it("ends, and gives back, what nobody claimed in three days", async () => {
  const { simulator, plan, passDays } = await openPlay();
  const { token } = await simulator.commands.subscribe({ product: "basic_monthly" });
  passDays(3);
  expect((await plan(token)).facts).toMatchObject({
    ...{ state: "expired", endedAt: new Date("2027-02-03T10:00:00Z") },
    payment: { amount: 999, refunded: 999 },
  });
});

it("goes through a life by the clock", async () => {
  const { simulator, plan, play, passDays } = await openPlay();
  const { subscribe, setCard } = simulator.commands;
  const { token } = await subscribe({ product: "basic_monthly" });
  await play.claimPlan({ token, rawProduct: "basic_monthly" });
  const state = async () => (await plan(token)).facts.state;
  passDays(29);
  expect((await plan(token)).facts).toMatchObject({ state: "active", paidUntil: NEXT });
  await setCard({ token, declines: true });
  passDays(28);
  expect((await plan(token)).facts).toMatchObject({ state: "in_grace_period", paidUntil: NEXT });
  passDays(7);
  expect(await state()).toBe("on_hold");
  passDays(30);
  expect(await plan(token)).toMatchObject({ facts: { state: "expired" }, endedBy: "google" });
  passDays(61);
  expect(await play.readSubscription(token)).toBeNull();
});

it("resumes a pause, and says when", async () => {
  const { simulator, plan, play, passDays } = await openPlay();
  const { subscribe, schedulePause } = simulator.commands;
  const { token } = await subscribe({ product: "basic_monthly" });
  await play.claimPlan({ token, rawProduct: "basic_monthly" });
  await schedulePause({ token, months: 2 });
  expect((await plan(token)).facts.state).toBe("active");
  passDays(28);
  expect(await plan(token)).toMatchObject({
    ...{ facts: { state: "paused", paidUntil: END }, resumesAt: new Date("2027-04-28T10:00:00Z") },
  });
  passDays(60);
  expect((await plan(token)).facts.state).toBe("active");
});

it("sees a price that changes, an offer, and a trial that nobody paid for", async () => {
  const { simulator, plan } = await openPlay();
  const { subscribe, changePrice, renew } = simulator.commands;
  const { token } = await subscribe({ product: "basic_monthly" });
  await changePrice({ token, amount: 1_299 });
  expect(await plan(token)).toMatchObject({
    facts: { price: { amount: 999 } },
    nextPrice: { price: { amount: 1_299, currency: "USD" }, state: "OUTSTANDING" },
  });
  await renew({ token, how: "paid" });
  expect(await plan(token)).toMatchObject({
    ...{ facts: { price: { amount: 1_299 }, payment: { amount: 1_299 } }, nextPrice: null },
  });
  const trial = await subscribe({ product: "pro_monthly", offer: "trial" });
  expect(await plan(trial.token)).toMatchObject({
    offer: { basePlanId: "monthly", offerId: "trial-offer", phase: "trial" },
    facts: { payment: null, paidUntil: new Date("2027-02-07T10:00:00Z") },
  });
});

it("ends at once for us, and gives back what is left", async () => {
  const { simulator, plan, play, passDays, notices } = await openPlay();
  const { token } = await simulator.commands.subscribe({ product: "basic_monthly" });
  await play.claimPlan({ token, rawProduct: "basic_monthly" });
  passDays(14);
  await play.revoke(token);
  await play.revoke(token);
  await play.cancel(token);
  const { facts } = await plan(token);
  expect(facts).toMatchObject({ state: "expired", payment: { amount: 999, refunded: 499 } });
  expect(await play.readPayment(facts.payment?.ref ?? "")).toEqual(facts.payment);
  expect((await notices()).map((notice) => notice?.kind)).toContain("subscription.revoked");
});

it("goes on when an earlier period is refunded, and ends when the present one is", async () => {
  const { simulator, plan, play, voided } = await openPlay();
  const { subscribe, renew, refund } = simulator.commands;
  const { token } = await subscribe({ product: "basic_monthly" });
  const first = (await plan(token)).facts.payment?.ref ?? "";
  await renew({ token, how: "paid" });
  await refund({ order: first, reason: "chargeback" });
  const { facts } = await plan(token);
  expect(facts).toMatchObject({ state: "active", payment: { refunded: 0 } });
  expect(facts.payment?.ref).toBe(`${first}..0`);
  expect(await play.readPayment(first)).toMatchObject({ refunded: 999, dispute: "lost" });
  await refund({ order: `${first}..0` });
  expect((await plan(token)).facts).toMatchObject({ state: "expired", payment: { refunded: 999 } });
  expect(await voided(PLAY_START)).toMatchObject([
    { token, orderId: first, reason: "chargeback" },
    { token, orderId: `${first}..0`, reason: "other" },
  ]);
});

it("names the expired one that somebody bought again in Google's app, until it is claimed", async () => {
  const { simulator, plan, play } = await openPlay();
  const { subscribe, expire } = simulator.commands;
  const old = await subscribe({ product: "basic_monthly", accountId: "person" });
  await expire({ token: old.token });
  const { token } = await subscribe({ product: "basic_monthly", again: old.token });
  expect(await plan(token)).toMatchObject({
    buyer: { accountId: null },
    outOfApp: { expiredToken: old.token, buyer: { accountId: "person" } },
  });
  await play.claimPlan({ token, rawProduct: "basic_monthly" });
  expect((await plan(token)).outOfApp).toBeNull();
});
