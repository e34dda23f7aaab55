import { CORRECTION_STATES } from "@kinora/contracts/gem/correction";
import type { CorrectionRecord, CorrectionStore } from "@kinora/domain/gem/correction-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { GemCorrectionTable } from "../schema.gen.ts";

export function postgresCorrections(executor: Database): CorrectionStore {
  const all = () => executor.selectFrom("gem_correction").selectAll();
  return {
    async add({ id, userId, gems, reason, askedById, askedAt }, key) {
      await executor
        .insertInto("gem_correction")
        .values({
          ...{ id, gems, reason, key, state: "asked", user_id: userId },
          ...{ asked_by: askedById, asked_at: askedAt },
        })
        .onConflict((conflict) => conflict.columns(["asked_by", "key"]).doNothing())
        .execute();
      return parseCorrection(
        await all()
          .where("asked_by", "=", askedById)
          .where("key", "=", key)
          .executeTakeFirstOrThrow(),
      );
    },

    async gemsAlone(askedById, since) {
      const { gems } = await executor
        .selectFrom("gem_correction")
        .select(sql<number>`coalesce(sum(abs(gems)), 0)::int`.as("gems"))
        .where("asked_by", "=", askedById)
        .where("decided_by", "=", askedById)
        .where("state", "=", "done")
        .where("decided_at", ">", since)
        .executeTakeFirstOrThrow();
      return gems;
    },

    async lock(id) {
      const row = await all().where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? parseCorrection(row) : null;
    },

    async decide(id, as, byId, now) {
      await executor
        .updateTable("gem_correction")
        .set({ state: as, decided_by: byId, decided_at: now })
        .where("id", "=", id)
        .execute();
    },

    async listAsked(most) {
      const asked = all().where("state", "=", "asked").orderBy("asked_at").orderBy("id");
      return (await asked.limit(most).execute()).map(parseCorrection);
    },
  };
}

function parseCorrection(row: Selectable<GemCorrectionTable>): CorrectionRecord {
  const { id, user_id: userId, gems, reason, asked_by: askedById, asked_at: askedAt } = row;
  const state = parseKnown(CORRECTION_STATES, row.state);
  return { id, userId, gems, reason, state, askedById, askedAt };
}
