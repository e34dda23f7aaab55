import type { LimitedBy, NewcomerUses } from "@kinora/domain/newcomer/newcomer-use";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/** Age at which rows are deleted; limits count a single day. */
const KEPT = "2 days";

/** Counts what new accounts did today; concurrent calls are serialised. */
export function postgresNewcomerUses(executor: Database): NewcomerUses {
  return {
    take: (use, limits) => inTransaction(executor, (own) => take(own, use, limits)),

    async giveBack({ userId, what, key }) {
      await executor
        .deleteFrom("newcomer_use")
        .where("user_id", "=", userId)
        .where("what", "=", what)
        .where("key", "=", key)
        .execute();
    },
  };
}

/** Always locks the user, then the installation, then the network, so that calls cannot deadlock. */
async function take(
  own: Database,
  { userId, what, key, network, installation, since, now }: Parameters<NewcomerUses["take"]>[0],
  limits: Parameters<NewcomerUses["take"]>[1],
): ReturnType<NewcomerUses["take"]> {
  const lock = (name: string) =>
    sql`select pg_advisory_xact_lock(hashtext('newcomer'), hashtext(${name}))`.execute(own);
  const count = async (column: "user_id" | "network" | "installation", value: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from newcomer_use
       where ${sql.ref(column)} = ${value} and what = ${what} and at >= ${since}`.execute(own);
    return rows[0]?.count ?? 0;
  };
  await lock(`person ${what} ${userId}`);
  const known = await own
    .selectFrom("newcomer_use")
    .select("key")
    .where("user_id", "=", userId)
    .where("what", "=", what)
    .where("key", "=", key)
    .executeTakeFirst();
  if (known) return "known";
  const isUsedUp = async (column: Parameters<typeof count>[0], value: string, by: LimitedBy) =>
    (await count(column, value)) >= (limits[by] ?? Number.POSITIVE_INFINITY);
  if (await isUsedUp("user_id", userId, "account")) return "account";
  if (installation !== null && limits.installation !== null) {
    await lock(`installation ${what} ${installation}`);
    if (await isUsedUp("installation", installation, "installation")) return "installation";
  }
  if (network !== null) {
    await lock(`network ${what} ${network}`);
    if (await isUsedUp("network", network, "network")) return "network";
  }
  await own
    .insertInto("newcomer_use")
    .values({ user_id: userId, what, key, network, installation, at: now })
    .execute();
  return "fresh";
}

/** Deletes uses that no limit counts any more. */
export async function forgetOldNewcomerUses(executor: Database, now: Date): Promise<void> {
  await sql`delete from newcomer_use where at < ${now}::timestamptz - ${KEPT}::interval`.execute(
    executor,
  );
}
