import type { RevenueRow } from "@kinora/contracts/payment/revenue";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { openPaymentDesk } from "./payment-desk.ts";

const shop = await openPaymentDesk();
const { stripe, database, olivia, deliver } = shop;

beforeEach(async () => {
  await sql`
    truncate refund_order, payment_refund, payment_dispute, payment, subscription_turn`.execute(
    database,
  );
  await sql`update subscription set ask_at = null`.execute(database);
});

const revenue = async (months = 3) =>
  (await olivia("GET", `/api/admin/revenue?months=${months}`)).body;
const row = async (month: string, product: string): Promise<RevenueRow> =>
  (await revenue()).rows.find((one: RevenueRow) => one.month === month && one.product === product);

it("money in, fees, refunds and disputes count in the month in which each happened", async () => {
  const first = await shop.buyer();
  const second = await shop.buyer();
  shop.moveTo("2027-02-10T09:00:00Z");
  await stripe.commands.refund({ payment_intent: first.payment.ref, amount: 500 });
  await stripe.commands.dispute({ payment_intent: second.payment.ref });
  await deliver();
  await shop.read();
  expect(await row("2027-01-01", "gem_pack_1500")).toMatchObject({
    ...{ payments: 2, paid: 2_998, fees: 146, refunded: 0, net: 2_852, currency: "USD" },
    ...{ store: "stripe", recurring: 0, holders: 0 },
  });
  expect(await row("2027-02-01", "gem_pack_1500")).toMatchObject({
    ...{ payments: 0, refunds: 1, refunded: 500, disputes: 1, disputed: 2_999, net: -3_499 },
  });
  const { disputes, environment, months } = await revenue();
  expect(environment).toBe("simulated");
  expect(months).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(disputes).toMatchObject([
    { amount: 1_499, reason: "fraudulent", answerBy: "2027-02-24T09:00:00.000Z" },
  ]);
  const dispute = (await database.selectFrom("payment_dispute").select("ref").execute())[0]?.ref;
  await stripe.commands.closeDispute({ dispute: dispute ?? "", how: "won" });
  await deliver();
  await shop.read();
  expect(await row("2027-02-01", "gem_pack_1500")).toMatchObject({ disputed: 0, net: -500 });
  expect((await revenue()).disputes).toEqual([]);
});

it("plans count what they bring in a month, a year a twelfth; new, renewed and churned", async () => {
  const monthly = await shop.newMember();
  const { ref } = await monthly.take("basic_monthly");
  const yearly = await shop.newMember();
  await yearly.take("pro_yearly");
  await shop.read();
  expect(await row("2027-01-01", "basic_monthly")).toMatchObject({
    ...{ recurring: 999, holders: 1, started: 1, churned: 0 },
  });
  expect(await row("2027-01-01", "pro_yearly")).toMatchObject({ recurring: 2_399, paid: 28_788 });
  await shop.at("2027-02-28T09:01:00Z");
  await shop.read();
  expect(await row("2027-02-01", "basic_monthly")).toMatchObject({
    ...{ recurring: 999, holders: 1, started: 0, churned: 0, payments: 1 },
  });
  await stripe.commands.cancel({ subscription: ref });
  await deliver();
  await shop.at("2027-03-05T09:00:00Z");
  await shop.read();
  expect(await row("2027-02-01", "basic_monthly")).toMatchObject({ holders: 0, churned: 1 });
  expect(await row("2027-03-01", "basic_monthly")).toBeUndefined();
  expect(await row("2027-03-01", "pro_yearly")).toMatchObject({ recurring: 2_399, holders: 1 });
});

it("renewals that fail are counted, and those that are won back", async () => {
  const member = await shop.newMember();
  const { ref } = await member.take("basic_monthly");
  await stripe.commands.setCard({ subscription: ref, declines: true });
  await shop.at("2027-02-28T09:01:00Z");
  await shop.read();
  expect(await row("2027-02-01", "basic_monthly")).toMatchObject({
    ...{ failed: 1, wonBack: 0, churned: 0, holders: 1, payments: 0 },
  });
  await stripe.commands.setCard({ subscription: ref, declines: false });
  await shop.at("2027-03-03T09:00:00Z");
  await shop.read();
  expect(await row("2027-03-01", "basic_monthly")).toMatchObject({
    ...{ failed: 0, wonBack: 1, started: 0, payments: 1, holders: 1 },
  });
});

it("a server that sold nothing says so", async () => {
  expect(await revenue(1)).toMatchObject({ environment: null, rows: [], disputes: [] });
});
