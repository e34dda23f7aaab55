import type {
  CollectionReportStore,
  ReportedCollection,
} from "@kinora/domain/moderation/collection-case";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { reportsIn } from "./reports-in.ts";

export function postgresCollectionReports(executor: Database): CollectionReportStore {
  const reports = reportsIn(executor, "collection_report");
  const one = (id: string) =>
    executor
      .selectFrom("collection")
      .select(["id", "user_id as userId", "title", "description", "held"])
      .where("id", "=", id);
  const orNull = (row: ReportedCollection | undefined) => row ?? null;
  return {
    ...reports,
    find: async (id) => orNull(await one(id).executeTakeFirst()),
    lock: async (id) => orNull(await one(id).forUpdate().executeTakeFirst()),

    async withhold(id, { held, takenDown }) {
      await executor
        .updateTable("collection")
        .set({
          ...(held !== undefined && { held }),
          ...(takenDown !== undefined && { taken_down: takenDown }),
        })
        .where("id", "=", id)
        .execute();
    },

    async add({ collectionId, userId, reporterId, reason, note, weight, createdAt, hides, said }) {
      const row = await executor
        .insertInto("collection_report")
        .values({
          ...{ id: sql<string>`uuidv7()`, collection_id: collectionId, user_id: userId },
          ...{ reporter_id: reporterId, reason, note, weight, created_at: createdAt, hides, said },
        })
        // The reporter already has an open report.
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return row ?? null;
    },

    async weight(collectionId) {
      const { weight } = await executor
        .selectFrom("collection_report")
        .select(sql<number>`coalesce(sum(weight), 0)::int`.as("weight"))
        .where("collection_id", "=", collectionId)
        .where("state", "=", "open")
        .executeTakeFirstOrThrow();
      return weight;
    },

    async resolve(collectionId, end) {
      const reporters = await reports.resolve(collectionId, end);
      await sql`
        update collection_report set said = null
         where collection_id = ${collectionId} and state <> 'open' and said is not null`.execute(
        executor,
      );
      return reporters;
    },
  };
}
