import type { PaymentDesk } from "@kinora/domain/payment/payment-desk";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { askBooks } from "./ask-books.ts";

const { database } = await createTestDatabase();
const now = new Date("2027-01-31T12:00:00Z");

test("prints what differs in our books and what could not be compared, and keeps nothing", async () => {
  await database
    .insertInto("app_user")
    .values({ id: "ada", handle: "ada", display_name: "Ada", email: "ada@example.com" })
    .execute();
  await bookPurchase(database, { id: "pur_1", userId: "ada", at: new Date("2027-01-30") });
  const asked = (desks: readonly PaymentDesk[] = []) => askBooks(database, desks, () => now);
  expect(await asked()).toEqual({ lines: [], parts: ["ledger", "lots", "holds", "grants"] });
  await database.updateTable("purchase").set({ state: "canceled" }).execute();
  const away = () => {
    throw new StoreUnreachable("Stripe: no answer");
  };
  const desk: PaymentDesk = {
    ...({ store: "stripe", environment: "live" } as const),
    ...{ readPaymentFacts: away, refund: away, listPayments: away, listPlans: away },
  };
  const { lines, parts } = await asked([desk]);
  expect(parts).toContain("stripe");
  expect(lines).toEqual([
    expect.stringMatching(/stripe: .*no answer/),
    expect.stringMatching(/grant of an unpaid purchase, pur_1: expected paid, found canceled/),
  ]);
  expect(await database.selectFrom("difference").select("id").execute()).toEqual([]);
  expect(await database.selectFrom("reconciliation").select("id").execute()).toEqual([]);
});
