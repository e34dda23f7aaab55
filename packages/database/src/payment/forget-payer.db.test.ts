import type { PaymentFacts } from "@kinora/domain/payment/payment-desk";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { forgetPerson } from "../account/forget-person.ts";
import { postgresPurchases } from "../billing/postgres-purchases.ts";
import { ownPlans, ownPurchases } from "../takeout/own-purchases.ts";
import { postgresMonths } from "./postgres-months.ts";
import { postgresPayments } from "./postgres-payments.ts";

const { database, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2027-01-31T09:00:00Z");
const price = { amount: 1_499, currency: "USD" };
const facts: PaymentFacts = {
  ...{ paid: price, paidAt: now, fee: 73, card: { brand: "visa", last4: "4242" } },
  ...{ refunds: [], disputes: [] },
};

it("cards and reasons of an erased account are forgotten, and not learned again; amounts stay", async () => {
  const [purchases, payments] = [postgresPurchases(database), postgresPayments(database)];
  for (const id of ["ada", "olivia"]) await insertPerson(database, id);
  const bought = { id: "bought", userId: "ada", store: "stripe", environment: "test" } as const;
  const what = { product: "gem_pack_1500", gems: 1_500, price, createdAt: now } as const;
  await purchases.add({ ...bought, ...what }, "key");
  const paid = { state: "paid", paymentRef: "pi_1", price, refunded: 0 } as const;
  await purchases.change("bought", paid, now);
  const [due] = await payments.takeDue(now, 10);
  if (!due) throw new Error("The payment is not due.");
  await payments.setRead(due, facts, now);
  const by = { reason: "Their words", askedById: "olivia", askedAt: now };
  await payments.addRefund({ id: "ref", paymentId: due.id, amount: 1, ...by }, "refund");
  const given = { givenById: "olivia", givenAt: now, reason: "Their words" };
  const month = { id: "month", userId: "ada", tier: "pro", days: 30, gems: 0 } as const;
  await postgresMonths(database).add({ ...month, ...given }, "month");
  await sql`
    insert into tier_pass (id, user_id, tier, from_at, until_at)
    values ('month', 'ada', 'pro', ${now}, ${new Date(+now + 1)})`.execute(database);
  const own = await ownPurchases("ada", "", 10).execute(database);
  expect(own.rows).toMatchObject([{ facts: { amount: 1_499, card: "4242" } }]);
  const plans = await ownPlans("ada", "", 10).execute(database);
  expect(plans.rows).toMatchObject([{ key: "month", facts: { plan: "pro", given: true } }]);

  await database.transaction().execute((transaction) => forgetPerson(transaction, "ada", now));
  await purchases.change("bought", paid, now);
  const [again] = await payments.takeDue(now, 10);
  if (!again) throw new Error("The payment is not due again.");
  await payments.setRead(again, { ...facts, fee: 80 }, now);
  expect(await payments.find(due.id)).toMatchObject({ card: null, fee: 80, price });
  for (const table of ["refund_order", "given_month"]) {
    const { rows } = await sql`select reason from ${sql.table(table)}`.execute(database);
    expect(rows).toEqual([{ reason: "" }]);
  }
});

it("what was read before something newer was heard is dropped", async () => {
  const [purchases, payments] = [postgresPurchases(database), postgresPayments(database)];
  const paid = { state: "paid", paymentRef: "pi_1", price, refunded: 0 } as const;
  await purchases.change("bought", paid, now);
  const [seen] = await payments.takeDue(now, 10);
  await purchases.change("bought", paid, now);
  if (!seen) throw new Error("The payment is not due.");
  await payments.setRead(seen, { ...facts, fee: 99 }, now);
  expect(await payments.find(seen.id)).toMatchObject({ fee: 80 });
  expect(await payments.isDue(now)).toBe(true);
});
