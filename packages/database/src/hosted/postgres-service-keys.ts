import type { ServiceKeyStore } from "@kinora/domain/hosted/service-keys";
import type { Database } from "../client.ts";

export const postgresServiceKeys = (executor: Database): ServiceKeyStore => ({
  async list() {
    const rows = await executor
      .selectFrom("service_key")
      .select(["service", "sealed", "changed_at", "untested"])
      .orderBy("service")
      .execute();
    return rows.map(({ service, sealed, changed_at, untested }) => ({
      service,
      sealed,
      changedAt: changed_at,
      untested,
    }));
  },

  async keep({ service, sealed, changedAt, changedBy, untested }) {
    const change = { sealed, changed_at: changedAt, changed_by: changedBy, untested };
    await executor
      .insertInto("service_key")
      .values({ service, ...change })
      .onConflict((conflict) => conflict.column("service").doUpdateSet(change))
      .execute();
  },

  async reseal(service, before, after) {
    await executor
      .updateTable("service_key")
      .set({ sealed: after })
      .where("service", "=", service)
      .where("sealed", "=", before)
      .execute();
  },

  async markTested(service) {
    await executor
      .updateTable("service_key")
      .set({ untested: false })
      .where("service", "=", service)
      .where("untested", "=", true)
      .execute();
  },

  async remove(service) {
    const { numDeletedRows } = await executor
      .deleteFrom("service_key")
      .where("service", "=", service)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
