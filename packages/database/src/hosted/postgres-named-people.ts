import type { NamedPeopleStore } from "@kinora/domain/hosted/named-people";
import type { Database } from "../client.ts";

export const postgresNamedPeople = (executor: Database): NamedPeopleStore => ({
  async list() {
    const rows = await executor.selectFrom("hosted_named").select("user_id").execute();
    return rows.map(({ user_id }) => user_id);
  },

  async add({ userId, by, at }) {
    const { numInsertedOrUpdatedRows } = await executor
      .insertInto("hosted_named")
      .values({ user_id: userId, named_by: by, named_at: at })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async remove(userId) {
    const { numDeletedRows } = await executor
      .deleteFrom("hosted_named")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** Returns whether the owner named this user. */
export async function isNamed(executor: Database, userId: string): Promise<boolean> {
  const found = await executor
    .selectFrom("hosted_named")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A named user; handle and name are null when there is no such account. */
export interface NamedAccount {
  readonly id: string;
  readonly handle: string | null;
  readonly displayName: string | null;
}

/** Returns these users with their names, in the order of their names. */
export async function readNamedPeople(
  executor: Database,
  ids: ReadonlySet<string>,
): Promise<readonly NamedAccount[]> {
  if (ids.size === 0) return [];
  const rows = await executor
    .selectFrom("app_user")
    .select(["id", "handle", "display_name as displayName"])
    .where("id", "in", [...ids])
    .orderBy("display_name")
    .orderBy("id")
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const absent = [...ids].filter((id) => !known.has(id));
  return [...rows, ...absent.map((id) => ({ id, handle: null, displayName: null }))];
}
