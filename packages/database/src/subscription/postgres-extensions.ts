import type { ExtensionStore, PlanExtension } from "@kinora/domain/subscription/plan-extension";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { PlanExtensionTable } from "../schema.gen.ts";

/** Milliseconds that whoever extends a plan has for calling the store, before the worker does. */
const OWN_TIME = 60_000;

/** Plans whose next payment staff put off. */
export function postgresExtensions(executor: Database): ExtensionStore {
  const all = () => executor.selectFrom("plan_extension").selectAll();
  const asked = (id: string) =>
    executor.updateTable("plan_extension").where("id", "=", id).where("state", "=", "asked");
  return {
    async add(extension, key) {
      const { id, subscriptionId, days, gems, reason, askedById, askedAt } = extension;
      await executor
        .insertInto("plan_extension")
        .values({
          ...{ id, subscription_id: subscriptionId, days, gems, reason, key },
          ...{ asked_by: askedById, asked_at: askedAt, due_at: new Date(+askedAt + OWN_TIME) },
          ...{ was_until: extension.wasUntil, until: extension.until },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const own = all().where("asked_by", "=", askedById).where("key", "=", key);
      const row = await own.executeTakeFirst();
      return row ? parseExtension(row) : null;
    },
    async find(id) {
      const row = await all().where("id", "=", id).executeTakeFirst();
      return row ? parseExtension(row) : null;
    },
    async until(subscriptionId) {
      const { until } = await executor
        .selectFrom("plan_extension")
        .select(sql<Date | null>`max(until)`.as("until"))
        .where("subscription_id", "=", subscriptionId)
        .where("state", "!=", "refused")
        .executeTakeFirstOrThrow();
      return until;
    },
    async findDue(now, most) {
      const due = executor.selectFrom("plan_extension").select("id").where("due_at", "<=", now);
      return (await due.orderBy("due_at").limit(most).execute()).map(({ id }) => id);
    },
    async setDue(id, at) {
      await asked(id).set({ due_at: at }).execute();
    },
    async setDone(id) {
      const { numUpdatedRows } = await asked(id)
        .set({ state: "done", due_at: null })
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async setRefused(id, problem) {
      await asked(id).set({ state: "refused", problem, due_at: null }).execute();
    },
  };
}

const parseExtension = (row: Selectable<PlanExtensionTable>): PlanExtension => ({
  ...{ id: row.id, subscriptionId: row.subscription_id, days: row.days, gems: row.gems },
  ...{ reason: row.reason, askedById: row.asked_by, askedAt: row.asked_at },
  ...{ wasUntil: row.was_until, until: row.until },
  state: parseKnown(["asked", "done", "refused"] as const, row.state),
});
