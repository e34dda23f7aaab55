import { ROLES } from "@kinora/contracts/access/roles";
import type { CaseLeases } from "@kinora/domain/moderation/case-leases";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

export function postgresCaseLeases(executor: Database): CaseLeases {
  const holder = async (creationId: string, now: Date) => {
    const row = await executor
      .selectFrom("case_lease")
      .innerJoin("app_user", "app_user.id", "case_lease.by_id")
      .select(["app_user.id", "app_user.role"])
      .where("creation_id", "=", creationId)
      .where("until", ">", now)
      .executeTakeFirst();
    return row ? { id: row.id, role: parseKnown(ROLES, row.role) } : null;
  };
  return {
    holder,

    async take(creationId, byId, until, now) {
      const other = await holder(creationId, now);
      if (other !== null && other.id !== byId) return false;
      await executor
        .insertInto("case_lease")
        .values({ by_id: byId, creation_id: creationId, until })
        .onConflict((conflict) =>
          conflict.column("by_id").doUpdateSet({ creation_id: creationId, until }),
        )
        .execute();
      return true;
    },

    async end(creationId) {
      await executor.deleteFrom("case_lease").where("creation_id", "=", creationId).execute();
    },
  };
}
