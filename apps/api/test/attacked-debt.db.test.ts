import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { toMake } from "@kinora/domain/gem/purpose";
import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const DAY = 86_400_000;
const ledger = postgresGemLedger(database);

it("gems that a hold frees repay what is owed, before they can be given", async () => {
  for (const name of ["ada", "bruno"]) await as(name)("GET", "/api/me");
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 60 * DAY) })
    .execute();
  await as("ada")("POST", "/api/people/bruno/follow");
  await as("bruno")("POST", "/api/people/ada/follow");
  const userId = "usr_ada";
  const one = await bookPurchase(database, { id: "one", userId, at: clock.now });
  const two = await bookPurchase(database, { id: "two", userId, at: clock.now });
  clock.now = new Date(+clock.now + 15 * DAY);
  const now = clock.now;
  const { available } = await ledger.balance(userId, now);
  const holdOf = (gems: number, key: string) =>
    ledger.hold({
      ...{ userId, gems, key, now, expiresAt: new Date(+now + 600_000) },
      ...{ purpose: toMake({ noun: "creation", id: key }), description: A_FILM },
    });
  const { holdId } = await holdOf(available, "all of it");
  await one.refund(now);
  await two.refund(now, 700);
  const owed = (await ledger.balance(userId, now)).owed;
  expect(owed).toBeGreaterThan(1_500);
  await ledger.voidHold({
    ...{ holdId, key: "void", now, ourFault: true },
    reason: { code: "gem.correction", params: {} },
  });
  const after = await ledger.balance(userId, now);
  expect(Math.min(after.owed, after.available)).toBe(0);
  const most = (await as("ada")("GET", "/api/gifts/allowance/usr_bruno")).body;
  expect(most.giveable).toBeLessThanOrEqual(after.available);
  const { available: before } = await ledger.balance("usr_bruno", now);
  const given = await as("ada")("POST", "/api/gifts", { to: "usr_bruno", gems: 500 }, "g");
  await one.hear(now);
  await two.hear(now);
  const sum = async (id: string) => {
    const { available: has, owed: owes } = await ledger.balance(id, now);
    return has - owes;
  };
  const gift = given.status === 201 ? 500 : 0;
  expect(await sum(userId)).toBe(available - gift);
  expect(await sum("usr_bruno")).toBe(before + gift);
  // What came back waits anew.
  const again = (await as("ada")("GET", "/api/gifts/allowance/usr_bruno")).body;
  expect(again.giveable).toBeLessThanOrEqual(1_500);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});
