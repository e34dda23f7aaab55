import { STORES } from "@kinora/contracts/billing/store-vocabulary";
import type { StoreEvents } from "@kinora/domain/billing/purchase-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { notePaymentEvent } from "../payment/note-payment.ts";

/** How long a process may take to handle an event before another one takes it up. */
const LEASE = "1 minute";

export const postgresStoreEvents = (executor: Database): StoreEvents => ({
  async add({ store, id, kind, subject }, receivedAt) {
    const { numInsertedOrUpdatedRows } = await executor
      .insertInto("store_event")
      .values({
        ...{ store, id, kind, subject_kind: subject.kind, subject_ref: subject.ref },
        ...{ received_at: receivedAt, due_at: receivedAt },
      })
      .onConflict((conflict) => conflict.columns(["store", "id"]).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },
  async isDue(now) {
    const { rows } = await sql`select from store_event where due_at <= ${now} limit 1`.execute(
      executor,
    );
    return rows.length > 0;
  },
  async take(now, most) {
    const { rows } = await sql<{
      store: string;
      id: string;
      kind: string;
      subject_kind: "checkout" | "payment";
      subject_ref: string;
      tries: number;
    }>`
      update store_event set due_at = ${now}::timestamptz + ${LEASE}::interval, tries = tries + 1
       where (store, id) in (
         select store, id from store_event where due_at <= ${now}
          order by due_at limit ${most} for update skip locked)
      returning store, id, kind, subject_kind, subject_ref, tries`.execute(executor);
    return rows.map(({ store, id, kind, subject_kind, subject_ref, tries }) => ({
      ...{ id, kind, tries, store: parseKnown(STORES, store) },
      subject: { kind: subject_kind, ref: subject_ref },
    }));
  },
  async forgetHandled(before) {
    await executor.deleteFrom("store_event").where("handled_at", "<", before).execute();
  },
  async setHandled({ store, id }, at) {
    await executor
      .updateTable("store_event")
      .set({ handled_at: at, due_at: null })
      .where("store", "=", store)
      .where("id", "=", id)
      .execute();
    await notePaymentEvent(executor, { store, id }, at);
  },
  async setDue({ store, id }, at) {
    await executor
      .updateTable("store_event")
      .set({ due_at: at })
      .where("store", "=", store)
      .where("id", "=", id)
      .where("handled_at", "is", null)
      .execute();
  },
});
