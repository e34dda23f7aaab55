import { expect, it } from "vitest";
import { openPlay } from "./open-play.ts";

const END = new Date("2027-02-28T10:00:00Z");
const NEXT = new Date("2027-03-28T10:00:00Z");

it.each([
  ["CHARGE_PRORATED_PRICE", 2_000, "2027-02-28"],
  ["CHARGE_FULL_PRICE", 2_999, "2027-03-09"],
  ["WITH_TIME_PRORATION", null, "2027-02-09"],
  ["WITHOUT_PRORATION", null, "2027-02-28"],
] as const)(
  "changes up by %s: the old one ends, and the new one names it",
  async (mode, amount, end) => {
    const { simulator, plan } = await openPlay();
    const { subscribe } = simulator.commands;
    const old = await subscribe({ product: "basic_monthly" });
    const { token } = await subscribe({ product: "pro_monthly", replaces: old.token, mode });
    const changed = await plan(token);
    expect(changed).toMatchObject({
      ...{ linkedToken: old.token, replacesToken: old.token },
      replaced: { product: "basic_monthly", mode },
      facts: { state: "active", plan: "pro_monthly", payment: amount === null ? null : { amount } },
    });
    expect(changed.facts.paidUntil?.toISOString()).toContain(end);
    expect(await plan(old.token)).toMatchObject({
      ...{ facts: { state: "expired" }, endedBy: "replacement" },
    });
  },
);

it("replaces nothing while the change is not paid, and leaves the old one when it never is", async () => {
  const { simulator, plan } = await openPlay();
  const { subscribe, settlePlan } = simulator.commands;
  const old = await subscribe({ product: "basic_monthly" });
  const { token } = await subscribe({
    ...{ product: "pro_monthly", replaces: old.token, isPending: true },
  });
  expect(await plan(token)).toMatchObject({ linkedToken: old.token, replacesToken: null });
  await settlePlan({ token, how: "fail" });
  expect(await plan(token)).toMatchObject({
    ...{ facts: { state: "pending_purchase_canceled" }, replacesToken: null },
  });
  expect((await plan(old.token)).facts.state).toBe("active");
});

it("changes down at the end of the period", async () => {
  const { simulator, plan } = await openPlay();
  const { subscribe, renew } = simulator.commands;
  const old = await subscribe({ product: "pro_monthly" });
  const { token } = await subscribe({
    ...{ product: "basic_monthly", replaces: old.token, mode: "DEFERRED" },
  });
  expect((await plan(token)).facts).toMatchObject({
    ...{ plan: "pro_monthly", nextPlan: "basic_monthly", paidUntil: END },
    price: { amount: 2_999 },
  });
  await renew({ token, how: "paid" });
  expect((await plan(token)).facts).toMatchObject({
    ...{ plan: "basic_monthly", nextPlan: null, paidUntil: NEXT, periodStart: END },
    ...{ price: { amount: 999 }, payment: { amount: 999 } },
  });
});
