import type { OwnKeyStore } from "@kinora/domain/hosted/own-keys";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { Database } from "../client.ts";

export const postgresOwnKeys = (executor: Database): OwnKeyStore => ({
  async list(userId) {
    const rows = await executor
      .selectFrom("own_key")
      .select(["service", "sealed", "changed_at"])
      .where("user_id", "=", userId)
      .orderBy("service")
      .execute();
    return rows.map(toKey);
  },

  async find({ userId, service }) {
    const row = await executor
      .selectFrom("own_key")
      .select(["service", "sealed", "changed_at"])
      .where("user_id", "=", userId)
      .where("service", "=", service)
      .executeTakeFirst();
    return row ? toKey(row) : null;
  },

  async keep(userId, { service, sealed, changedAt }) {
    const change = { sealed, changed_at: changedAt };
    await executor
      .insertInto("own_key")
      .values({ user_id: userId, service, ...change })
      .onConflict((conflict) => conflict.columns(["user_id", "service"]).doUpdateSet(change))
      .execute();
  },

  async reseal({ userId, service }, before, after) {
    await executor
      .updateTable("own_key")
      .set({ sealed: after })
      .where("user_id", "=", userId)
      .where("service", "=", service)
      .where("sealed", "=", before)
      .execute();
  },

  async remove({ userId, service }) {
    const { numDeletedRows } = await executor
      .deleteFrom("own_key")
      .where("user_id", "=", userId)
      .where("service", "=", service)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async servicesOf(userId) {
    const rows = await executor
      .selectFrom("own_key")
      .select("service")
      .where("user_id", "=", userId)
      .execute();
    return rows.map(({ service }) => service);
  },

  async all() {
    const rows = await executor
      .selectFrom("own_key")
      .select(["user_id", "service", "sealed"])
      .execute();
    return rows.map(({ user_id: userId, service, sealed }) => ({ userId, service, sealed }));
  },
});

const toKey = (row: { service: string; sealed: string; changed_at: Date }) => ({
  service: row.service,
  sealed: row.sealed,
  changedAt: row.changed_at,
});

/**
 * Returns the user whose own key pays for an order; null for the operator's key or an unknown
 * order.
 */
export async function keyOfOrder(executor: Database, key: string): Promise<string | null> {
  const row = await executor
    .selectFrom("hosted_spending")
    .select("key_of")
    .where("job_id", "=", key)
    .executeTakeFirst();
  return row?.key_of ?? null;
}

/**
 * Returns, by service, the thousandths of a US dollar that a user's own keys have paid this month,
 * at list prices where the service reports no cost.
 */
export async function readOwnSpending(
  executor: Database,
  userId: string,
  now: Date,
): Promise<ReadonlyMap<EngineProtocol, number>> {
  const rows = await executor
    .selectFrom("hosted_spending")
    .select(({ fn }) => ["provider", fn.sum<string>("mills").as("mills")])
    .where("key_of", "=", userId)
    .where("day", ">=", `${now.toISOString().slice(0, 7)}-01`)
    .groupBy("provider")
    .execute();
  return new Map(rows.map(({ provider, mills }) => [provider, Number(mills)]));
}
