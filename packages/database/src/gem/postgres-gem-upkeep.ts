import type { GemUpkeep } from "@kinora/domain/gem/gem-upkeep";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { expireAllDue } from "./expire-due-lots.ts";
import { lockAccount } from "./lock-account.ts";

export function postgresGemUpkeep(executor: Database): GemUpkeep {
  return {
    async peopleWithExpiredLots(now, { after, limit }) {
      const rows = await executor
        .selectFrom("gem_lot")
        .select("user_id")
        .distinct()
        .where("expires_at", "<=", now)
        .where(sql<boolean>`remaining > 0`)
        .where("user_id", ">", after)
        .orderBy("user_id")
        .limit(limit)
        .execute();
      return rows.map((row) => row.user_id);
    },
    expireLots: (userId, now) =>
      inTransaction(executor, async (own) => {
        await lockAccount(own, userId);
        return expireAllDue(own, userId, now);
      }),
    async expiredHolds(now, { after, limit }) {
      const rows = await executor
        .selectFrom("gem_hold")
        .select("id")
        .where(sql<boolean>`state = 'open'`)
        .where("expires_at", "<=", now)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
