import { createHash } from "node:crypto";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { BudgetStore, HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import { reserveBudget } from "@kinora/domain/creation/reserve-budget";
import { reserveLines } from "@kinora/domain/story/reserve-lines";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { ownerIds } from "../account/owner-ids.ts";
import { seedDemoPeople } from "../account/seed-demo-people.ts";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { postgresBudgetStore } from "./postgres-budget-store.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const now = new Date("2026-11-25T12:00:00Z");
const recipe = { engine: "fal", model: "flux 1.1 pro", type: "text-to-image" } as Recipe;
const PLENTY = { day: 1_000_000, month: 1_000_000 };
const budgets: HostedBudgets = {
  services: new Map([
    ["fal", { title: "fal", ...PLENTY }],
    ["elevenlabs", { title: "ElevenLabs", ...PLENTY }],
  ]),
  given: PLENTY,
};
const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const storesOf = (transaction: Database, budget: BudgetStore) => ({
  ...{ budget, notifications: postgresNotificationStore(transaction) },
  ...{ record: recordEvent(transaction), owners: () => ownerIds(transaction) },
});

/** Resolves when a transaction waits for a lock of another. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      database,
    );
    if (rows.length > 0) return;
  }
}

test("a story with a service's voice and pictures, and a picture ordered meanwhile, never deadlock", async () => {
  const atLines = Promise.withResolvers<void>();
  const story = database.transaction().execute((transaction) => {
    const store = postgresBudgetStore(transaction);
    let locks = 0;
    const budget: BudgetStore = {
      ...store,
      async lock(periods) {
        locks += 1;
        if (locks === 2) {
          // The line's budgets are locked; the picture's come next.
          atLines.resolve();
          await Promise.race([someoneWaits(), picture]);
        }
        return store.lock(periods);
      },
    };
    return reserveLines(
      [
        { key: "line", service: "elevenlabs", mills: 10 },
        { key: "picture", service: "fal", mills: 40 },
      ],
      { jobId: newId(), role: "user", holdId: null, gems: 10, now },
      storesOf(transaction, budget),
      { budgets, digest },
    );
  });
  const order = async () => {
    await atLines.promise;
    await database
      .transaction()
      .execute((transaction) =>
        reserveBudget(
          { jobId: newId(), role: "user", recipe, keyOf: null, holdId: null, gems: 10, now },
          storesOf(transaction, postgresBudgetStore(transaction)),
          budgets,
        ),
      );
  };
  const picture = order();
  const ends = await Promise.allSettled([story, picture]);
  expect(ends.map((end) => (end.status === "rejected" ? String(end.reason) : "ordered"))).toEqual([
    "ordered",
    "ordered",
  ]);
});
