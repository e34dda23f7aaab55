import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import type {
  CollectionDecision,
  CollectionDecisionStore,
} from "@kinora/domain/moderation/collection-case";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { CollectionDecisionTable } from "../schema.gen.ts";
import { appealIn } from "./appeal-in.ts";

export function postgresCollectionDecisions(executor: Database): CollectionDecisionStore {
  const rows = () => executor.selectFrom("collection_decision").selectAll();
  const one = (id: string) => executor.updateTable("collection_decision").where("id", "=", id);
  return {
    async add({ id, collectionId, userId, byId, rule, note, said, at }) {
      await executor
        .insertInto("collection_decision")
        .values({
          ...{ id, collection_id: collectionId, user_id: userId, by_id: byId },
          ...{ rule, note, said, at },
        })
        .execute();
    },

    async find(id) {
      const row = await rows().where("id", "=", id).executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    async appealed(collectionId) {
      const row = await rows()
        .where("collection_id", "=", collectionId)
        .where("appealed_at", "is not", null)
        .where("appeal_granted", "is", null)
        .orderBy("appealed_at")
        .limit(1)
        .executeTakeFirst();
      return row ? parseDecision(row) : null;
    },

    of: async (userId, most) =>
      (
        await rows()
          .where("user_id", "=", userId)
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(most)
          .execute()
      ).map(parseDecision),

    async addAppeal(id, appeal, now) {
      await one(id).set({ appeal, appealed_at: now }).execute();
    },

    async decideAppeal(id, granted, now) {
      await one(id).set({ appeal_granted: granted, appeal_decided_at: now }).execute();
    },
  };
}

const parseDecision = (row: Selectable<CollectionDecisionTable>): CollectionDecision => ({
  ...{ id: row.id, collectionId: row.collection_id, userId: row.user_id, byId: row.by_id },
  ...{ rule: parseKnown(FLAG_REASONS, row.rule), note: row.note, said: row.said },
  ...{ at: row.at, appeal: appealIn(row) },
});
