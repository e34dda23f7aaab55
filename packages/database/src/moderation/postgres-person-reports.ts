import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type { PersonReportStore } from "@kinora/domain/moderation/person-case";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { reportsIn } from "./reports-in.ts";

export const postgresPersonReports = (executor: Database): PersonReportStore => ({
  async lock(userId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`person-case:${userId}`}, 0))`.execute(
      executor,
    );
    const row = await executor
      .selectFrom("app_user")
      .select("id")
      .where("id", "=", userId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async add({ userId, reporterId, reason, note, weight, createdAt }) {
    const row = await executor
      .insertInto("person_report")
      .values({
        ...{ id: sql<string>`uuidv7()`, user_id: userId, reporter_id: reporterId },
        ...{ reason, note, weight, created_at: createdAt },
      })
      // The reporter already has an open report.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row ?? null;
  },

  wasDismissed: reportsIn(executor, "person_report").wasDismissed,

  async open(userId) {
    const rows = await executor
      .selectFrom("person_report")
      .select(["reporter_id", "reason"])
      .where("user_id", "=", userId)
      .where("state", "=", "open")
      .execute();
    return rows.map(({ reporter_id, reason }) => ({
      reporterId: reporter_id,
      reason: parseKnown(FLAG_REASONS, reason),
    }));
  },

  async reverse(userId, upheldAt, now) {
    await executor
      .updateTable("person_report")
      .set({ reversed_at: now })
      .where("user_id", "=", userId)
      .where("state", "=", "upheld")
      .where("resolved_at", "=", upheldAt)
      .execute();
  },

  async resolve(userId, as, now) {
    await executor
      .updateTable("person_report")
      .set({ state: as, resolved_at: now })
      .where("user_id", "=", userId)
      .where("state", "=", "open")
      .execute();
  },
});
