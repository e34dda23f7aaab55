import type { People } from "@kinora/domain/account/account-ports";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { changePerson } from "./change-person.ts";
import { noticeHidden } from "./notice-hidden.ts";
import { parsePerson } from "./parse-person.ts";

export function postgresPeople(executor: Database): People {
  const one = (userId: string) => executor.updateTable("app_user").where("id", "=", userId);
  return {
    async find(userId) {
      const row = await executor
        .selectFrom("app_user")
        .selectAll()
        .where("id", "=", userId)
        .executeTakeFirst();
      return row === undefined ? null : parsePerson(row);
    },

    change: (userId, change, now) =>
      inTransaction(executor, (own) =>
        noticeHidden(own, userId, () => changePerson(own, userId, change, now)),
      ),

    async markSignupAwarded(userId, now) {
      await one(userId)
        .where("signup_awarded_at", "is", null)
        .set({ signup_awarded_at: now })
        .execute();
    },

    async setRole(userId, role, now) {
      await one(userId).set({ role, updated_at: now }).execute();
    },

    async lockOwnersAnd(userId) {
      const rows = await executor
        .selectFrom("app_user")
        .select(["id", "role", "disabled_at"])
        .where(({ or, eb }) => or([eb("role", "=", "owner"), eb("id", "=", userId)]))
        // The same order as `.sort()`, whatever the collation of the database.
        .orderBy(sql`id collate "C"`)
        .forNoKeyUpdate()
        .execute();
      return rows
        .filter((row) => row.role === "owner" && row.disabled_at === null)
        .map(({ id }) => id);
    },

    async setDisabled(userId, disabledAt, now) {
      await one(userId).set({ disabled_at: disabledAt, updated_at: now }).execute();
    },
  };
}
