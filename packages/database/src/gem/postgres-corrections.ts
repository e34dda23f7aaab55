import { CORRECTION_STATES } from "@kinora/contracts/gem/correction";
import type {
  CorrectionFound,
  CorrectionRecord,
  CorrectionStore,
} from "@kinora/domain/gem/correction-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { GemCorrectionTable } from "../schema.gen.ts";

export function postgresCorrections(executor: Database): CorrectionStore {
  const all = () => executor.selectFrom("gem_correction").selectAll();
  const found = () =>
    executor
      .selectFrom("gem_correction as correction")
      .innerJoin("app_user as person", "person.id", "correction.user_id")
      .leftJoin("app_user as asker", "asker.id", "correction.asked_by")
      .selectAll("correction")
      .select(["person.handle", "asker.handle as askedBy"]);
  return {
    async add({ id, userId, gems, courtesy, reason, askedById, askedAt }, key) {
      await executor
        .insertInto("gem_correction")
        .values({
          ...{ id, gems, courtesy, reason, key, state: "asked", user_id: userId },
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
      const asked = found().where("correction.state", "=", "asked").limit(most);
      const rows = await asked.orderBy("correction.asked_at").orderBy("correction.id").execute();
      return rows.map(parseFound);
    },

    async find(id) {
      const row = await found().where("correction.id", "=", id).executeTakeFirst();
      return row ? parseFound(row) : null;
    },
  };
}

const parseFound = (
  row: Selectable<GemCorrectionTable> & { handle: string; askedBy: string | null },
): CorrectionFound => ({ ...parseCorrection(row), handle: row.handle, askedBy: row.askedBy });

function parseCorrection(row: Selectable<GemCorrectionTable>): CorrectionRecord {
  const { id, user_id: userId, gems, courtesy, reason } = row;
  const { asked_by: askedById, asked_at: askedAt } = row;
  const state = parseKnown(CORRECTION_STATES, row.state);
  return { id, userId, gems, courtesy, reason, state, askedById, askedAt };
}
