import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { postgresPurchases } from "../billing/postgres-purchases.ts";
import { postgresSubscriptions } from "../subscription/postgres-subscriptions.ts";
import { ownLists } from "./own-lists.ts";

const { database } = await createTestDatabase();

it("lists what was bought and which plans were held, of nobody else and without the store's ids", async () => {
  const at = new Date("2026-11-28T12:00:00Z");
  for (const userId of ["ada", "bruno"]) {
    await insertPerson(database, userId);
    const own = { userId, store: "stripe", environment: "test", createdAt: at } as const;
    const price = { amount: 1_199, currency: "USD" };
    await postgresPurchases(database).add(
      { ...own, id: `purchase ${userId}`, product: "basic_pass_30", gems: 1_000, price },
      "key",
    );
    await postgresSubscriptions(database).add(
      { ...own, id: `plan ${userId}`, plan: "pro_yearly", price },
      "key",
    );
  }
  const { purchases, plans } = ownLists(database);
  const [bought, held] = [await purchases("ada", null), await plans("ada", null)];
  expect(bought.items).toMatchObject([
    { id: "purchase ada", facts: { product: "basic_pass_30", amount: 1_199, pass: null } },
  ]);
  expect(held.items).toMatchObject([{ id: "plan ada", facts: { plan: "pro_yearly" } }]);
  expect(JSON.stringify([bought, held])).not.toContain("bruno");
});
