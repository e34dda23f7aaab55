import type { AccountDeletions } from "@kinora/domain/account/delete-account";
import type { DuePage } from "@kinora/domain/each-due";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isBoardHeld } from "../creation/board-hold.ts";
import { onLegalHold } from "../creation/legal-hold.ts";

export function postgresDeletions(executor: Database): AccountDeletions {
  return {
    async of(userId) {
      const row = await executor
        .selectFrom("app_user")
        .select(["deletion_at", "handle"])
        .where("id", "=", userId)
        .executeTakeFirst();
      return { at: row?.deletion_at ?? null, handle: row?.handle ?? "" };
    },

    async set(userId, at, now) {
      const { numUpdatedRows } = await executor
        .updateTable("app_user")
        .set({ deletion_at: at, updated_at: now })
        .where("id", "=", userId)
        .where("erasing_since", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export const revokeTokens =
  (executor: Database) =>
  async (userId: string, now: Date): Promise<void> => {
    await executor
      .updateTable("personal_access_token")
      .set({ revoked_at: now })
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .execute();
  };

/**
 * Holds of `person` when they may be erased: the last owner may not, even if other owners have left
 * since they asked.
 */
export const isNotLastOwner = sql<boolean>`(person.role <> 'owner' or exists (
  select from app_user other
   where other.role = 'owner' and other.id <> person.id
     and other.disabled_at is null and other.deletion_at is null))`;

/**
 * Returns accounts whose deletion date has passed and that still have data, other than works and
 * storyboards on legal hold.
 */
export async function findDueDeletions(
  executor: Database,
  now: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user person
     where deletion_at <= ${now} and id > ${after}
       and ${isNotLastOwner}
       and (erased_at is null or exists (
         select from creation
          where user_id = person.id and purged_at is null and not ${onLegalHold(now)})
         or exists (
         select from story where user_id = person.id and not ${isBoardHeld("story", now)}))
     order by id
     limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}
