import type { People } from "@kinora/domain/account/account-ports";
import { Refusal } from "@kinora/domain/refusal";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../client.ts";
import { parsePerson } from "./parse-person.ts";

const uniqueViolation = "23505";

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

    async change(userId, { displayName, bio, handle, settings }, now) {
      try {
        await one(userId)
          .set({
            updated_at: now,
            ...(displayName === undefined ? {} : { display_name: displayName }),
            ...(bio === undefined ? {} : { bio }),
            ...(handle === undefined ? {} : { handle }),
            ...(settings === undefined
              ? {}
              : { settings: sql`settings || ${JSON.stringify(settings)}::jsonb` }),
          })
          .execute();
      } catch (error) {
        if (handle !== undefined && isUniqueViolation(error)) {
          throw new Refusal("HANDLE_TAKEN", { handle });
        }
        throw error;
      }
    },

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
        // As `.sort()` orders them, whatever the language of the database.
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

function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation;
}
