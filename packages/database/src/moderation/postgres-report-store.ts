import type { ReportStore } from "@kinora/domain/moderation/report-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export function postgresReportStore(executor: Database): ReportStore {
  return {
    async add(report) {
      const row = await executor
        .insertInto("report")
        .values({
          id: sql<string>`uuidv7()`,
          creation_id: report.creationId,
          reporter_id: report.reporterId,
          reason: report.reason,
          note: report.note,
          weight: report.weight,
          created_at: report.createdAt,
        })
        // An open report of this person exists.
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },
    async openWeight(creationId) {
      const { weight } = await executor
        .selectFrom("report")
        .select(sql<number>`coalesce(sum(weight), 0)`.as("weight"))
        .where("creation_id", "=", creationId)
        .where("state", "=", "open")
        .executeTakeFirstOrThrow();
      return weight;
    },
  };
}
