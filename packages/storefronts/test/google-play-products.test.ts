import { expect, it } from "vitest";
import { openGooglePlay } from "../src/google-play/open-google-play.ts";
import { claimUrgency } from "../src/google-play/play-claim.ts";
import { openPlay, PLAY_START } from "./open-play.ts";

const NONE = { refunded: 0, dispute: "none" };

it("reads what was bought, by whom, and for what", async () => {
  const { simulator, product } = await openPlay();
  const { token } = await simulator.commands.buy({
    ...{ product: "gem_pack_1500", accountId: "person", profileId: "purchase", isTest: true },
  });
  expect(await product(token)).toEqual({
    facts: {
      ...{ state: "paid", paymentRef: expect.stringMatching(/^GPA\.\d{4}-\d{4}-\d{4}-\d{5}$/) },
      ...{ paid: { amount: 1_499, currency: "USD" }, ...NONE },
    },
    environment: "simulated",
    ...{
      rawState: "PURCHASED",
      product: "gem_pack_1500",
      rawProduct: "gem_pack_1500",
      quantity: 1,
    },
    buyer: { accountId: "person", profileId: "purchase" },
    claim: { isAcknowledged: false, isConsumed: false, since: PLAY_START },
  });
});

it("waits for a payment that is on its way, which may never arrive", async () => {
  const { simulator, product, notices } = await openPlay();
  const { buy, settle } = simulator.commands;
  const wish = { product: "gem_pack_1500", isPending: true };
  const [one, other] = [await buy(wish), await buy(wish)];
  expect(await product(one.token)).toMatchObject({
    facts: { state: "pending", paymentRef: null, paid: null, ...NONE },
    claim: { since: null },
  });
  expect(await notices()).toEqual([]);
  await settle({ token: one.token, how: "arrive" });
  await settle({ token: other.token, how: "fail" });
  expect(await product(one.token)).toMatchObject({ facts: { state: "paid" } });
  expect(await product(other.token)).toMatchObject({ facts: { state: "canceled", paid: null } });
  expect(await notices()).toMatchObject([
    { kind: "product.purchased", subject: { kind: "checkout", ref: one.token } },
    { kind: "product.canceled", subject: { kind: "checkout", ref: other.token } },
  ]);
});

it("consumes what may be bought again, and only acknowledges the starter pack", async () => {
  const { simulator, product, play } = await openPlay();
  const { buy } = simulator.commands;
  for (const [name, isConsumed] of [
    ["gem_pack_1500", true],
    ["basic_pass_30", true],
    ["starter_pack_nonconsumable", false],
  ] as const) {
    const { token } = await buy({ product: name, accountId: "person" });
    await expect(buy({ product: name, accountId: "person" })).rejects.toThrow("owned");
    const granted = { token, product: name };
    await play.claimProduct(granted);
    // Google refuses the second time; the adapter sees that all is well.
    await play.claimProduct(granted);
    expect((await product(token)).claim).toMatchObject({ isAcknowledged: true, isConsumed });
    const again = buy({ product: name, accountId: "person" });
    if (isConsumed) await again;
    else await expect(again).rejects.toThrow("owned");
  }
});

it("does not claim what is not paid, and claims again what another request was changing", async () => {
  const { simulator, play, product } = await openPlay();
  const { buy, settle } = simulator.commands;
  const { token } = await buy({ product: "gem_pack_1500", isPending: true });
  const granted = { token, product: "gem_pack_1500" } as const;
  await expect(play.claimProduct(granted)).rejects.toThrow("invalidPurchaseState");
  await settle({ token, how: "arrive" });
  simulator.faults.requests.push("409");
  await expect(play.claimProduct(granted)).rejects.toThrow("409 concurrentUpdate");
  simulator.faults.requests.push("500 after");
  await play.claimProduct(granted);
  expect((await product(token)).claim.isConsumed).toBe(true);
});

it("gives the money back of what nobody claimed in three days", async () => {
  const { simulator, play, clock, passDays, product, notices } = await openPlay();
  const { buy } = simulator.commands;
  const left = await buy({ product: "gem_pack_1500" });
  const claimed = await buy({ product: "gem_pack_3750" });
  await play.claimProduct({ token: claimed.token, product: "gem_pack_3750" });
  const { claim } = await product(left.token);
  expect(claimUrgency(claim, clock.now)).toBe("waiting");
  passDays(2);
  expect(claimUrgency(claim, clock.now)).toBe("alarm");
  expect((await product(left.token)).facts.refunded).toBe(0);
  passDays(1);
  expect(claimUrgency(claim, clock.now)).toBe("late");
  expect((await product(left.token)).facts).toMatchObject({ state: "paid", refunded: 1_499 });
  expect((await product(claimed.token)).facts).toMatchObject({ state: "paid", refunded: 0 });
  expect(claimUrgency((await product(claimed.token)).claim, clock.now)).toBe("none");
  expect(await notices()).toMatchObject([
    { kind: "product.purchased" },
    { kind: "product.purchased" },
    { kind: "voided.product", subject: { kind: "checkout", ref: left.token } },
  ]);
});

it.each([
  ["other", { dispute: "none" }],
  ["chargeback", { dispute: "lost" }],
] as const)("sees money that went back: %s", async (reason, said) => {
  const { simulator, product } = await openPlay();
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  const order = (await product(token)).facts.paymentRef ?? "";
  await simulator.commands.refund({ order, reason });
  expect(await product(token)).toMatchObject({
    rawState: "CANCELLED",
    facts: { state: "paid", paid: { amount: 1_499 }, refunded: 1_499, ...said },
  });
});

it("believes neither a state that is new, nor an order that does not know yet", async () => {
  const { simulator, product } = await openPlay();
  const { buy, setState } = simulator.commands;
  const { token } = await buy({ product: "gem_pack_1500" });
  await setState({ token, state: "FROZEN" });
  expect(await product(token)).toMatchObject({
    ...{ rawState: "FROZEN", facts: { state: "open", paid: null } },
  });
  await setState({ token, state: "CANCELLED" });
  expect((await product(token)).facts).toMatchObject({ state: "paid", refunded: 1_499 });
});

it("sees money that went back in part, or although the buyer keeps what was bought", async () => {
  const { simulator, product } = await openPlay();
  const { buy, refundQuantity, refundAmount, refund } = simulator.commands;
  const { token } = await buy({ product: "gem_pack_1500", quantity: 3 });
  const order = (await product(token)).facts.paymentRef ?? "";
  await refundQuantity({ order, quantity: 1 });
  expect((await product(token)).facts).toMatchObject({ paid: { amount: 4_497 }, refunded: 1_499 });
  await refundAmount({ order, amount: 100 });
  expect((await product(token)).facts.refunded).toBe(1_599);
  await refund({ order, revoke: false });
  expect(await product(token)).toMatchObject({
    ...{ rawState: "PURCHASED", facts: { refunded: 4_497, state: "paid" } },
  });
});

it("lists what was voided, page after page, also of what it never saw", async () => {
  const { simulator, voided, product, clock, passDays } = await openPlay();
  const { buy, refund } = simulator.commands;
  const tokens: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { token } = await buy({ product: "gem_pack_1500" });
    await refund({ order: (await product(token)).facts.paymentRef ?? "", reason: "fraud" });
    tokens.push(token);
  }
  const since = clock.now;
  expect(await voided(since)).toEqual(
    tokens.map((token) => ({
      ...{ token, orderId: expect.stringMatching(/^GPA\./), voidedAt: since, quantity: null },
      ...{ key: expect.stringMatching(/^google:void:GPA\.[\d-]+:\d+$/) },
      ...{ reason: "fraud", source: "developer" },
    })),
  );
  passDays(31);
  // Google looks back 30 days, and refuses whoever asks for more.
  expect(await voided(since)).toEqual([]);
});

it("knows neither a foreign token nor what is no token, and never ends anything for a wrong app", async () => {
  const { play, settings, simulator, clock } = await openPlay();
  const other = openGooglePlay({ ...settings, packageName: "app.other" }, () => clock.now);
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  const unknown = `${"a".repeat(24)}.AO-J1Ounknown`;
  expect(await play.readProduct(unknown)).toBeNull();
  expect(await play.readProduct("rubbish")).toBeNull();
  expect(await play.readSubscription(token)).toBeNull();
  expect(await play.readPayment("GPA.0000-0000-0000-00000")).toBeNull();
  await expect(other.readProduct(token)).rejects.toThrow("applicationNotFound");
});
