import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { AWARD } from "@kinora/domain/gem/purpose";
import { createTestDatabase } from "@kinora/testing/database";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { expect, test } from "vitest";
import { askAudit } from "./ask-audit.ts";

const { database } = await createTestDatabase();

test("reports nothing for a ledger that adds up and names every discrepancy otherwise", async () => {
  await database
    .insertInto("app_user")
    .values({ id: "ada", handle: "ada", display_name: "Ada", email: "ada@example.com" })
    .execute();
  await postgresGemLedger(database).credit({
    ...{ userId: "ada", gems: 20, kind: "gift", purpose: AWARD, key: "welcome", now: new Date() },
    ...{ description: DAILY_GEMS, expiresAt: null },
  });
  expect(await askAudit(database)).toEqual([]);
  await database.updateTable("gem_account").set({ available: 25 }).execute();
  expect(await askAudit(database)).toEqual(["available of an account, ada: expected 20, found 25"]);
});
