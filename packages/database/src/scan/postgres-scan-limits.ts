import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { scanLimits } from "@kinora/contracts/scan/scan-page";
import type { LimitStore } from "@kinora/domain/scan/limit-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Limits of the picture scan. */
export function postgresScanLimits(executor: Database): LimitStore {
  const newest = () =>
    executor.selectFrom("scan_limit_edit").orderBy("scan_limit_edit.number", "desc");
  return {
    async current() {
      const row = await newest().select(["number", "limits"]).limit(1).executeTakeFirst();
      return row
        ? { number: Number(row.number), limits: scanLimits.parse(row.limits) }
        : { number: 0, limits: SHIPPED_LIMITS };
    },

    async list(most) {
      const rows = await newest()
        .leftJoin("app_user", "app_user.id", "scan_limit_edit.by")
        .select(["scan_limit_edit.number", "scan_limit_edit.at", "scan_limit_edit.limits"])
        .select("app_user.handle as by")
        .limit(most)
        .execute();
      return rows.map((row) => ({
        ...row,
        ...{ number: Number(row.number), limits: scanLimits.parse(row.limits) },
      }));
    },

    async lock() {
      await sql`select pg_advisory_xact_lock(hashtext('scan_limit_edit'))`.execute(executor);
    },

    async add({ limits, at, by }) {
      const { number } = await executor
        .insertInto("scan_limit_edit")
        .values({ at, by, limits: JSON.stringify(limits) })
        .returning("number")
        .executeTakeFirstOrThrow();
      return Number(number);
    },
  };
}
