import type { ClaimStore, LateClaim } from "@kinora/domain/store-claims";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** How long a process may take to tell a store before another one does. */
const LEASE = "1 minute";

export const postgresClaims = (executor: Database): ClaimStore => ({
  async setWaiting({ noun, id }, since, now) {
    if (since === null)
      await executor
        .deleteFrom("store_claim")
        .where("noun", "=", noun)
        .where("id", "=", id)
        .execute();
    else
      await executor
        .insertInto("store_claim")
        .values({ noun, id, paid_at: since, due_at: now })
        .onConflict((conflict) => conflict.columns(["noun", "id"]).doNothing())
        .execute();
  },
  async takeDue(now, most) {
    const { rows } = await sql<{ noun: "purchase" | "subscription"; id: string; tries: number }>`
      update store_claim set due_at = ${now}::timestamptz + ${LEASE}::interval, tries = tries + 1
       where (noun, id) in (
         select noun, id from store_claim where due_at <= ${now}
          order by due_at limit ${most} for update skip locked)
      returning noun, id, tries`.execute(executor);
    return rows;
  },
  async setDue({ noun, id }, at) {
    await executor
      .updateTable("store_claim")
      .set({ due_at: at })
      .where("noun", "=", noun)
      .where("id", "=", id)
      .execute();
  },
  async listLate(paidBefore, most) {
    const { rows } = await sql<LateClaim>`
      select noun || ':' || id as subject, paid_at as "paidAt" from store_claim
       where paid_at < ${paidBefore}
      union all
      select 'unclaimed ' || sku || ' of ' || to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'),
             seen_at
        from unclaimed_purchase
       where store = 'google_play' and seen_at < ${paidBefore}
         -- Three days later its money went back.
         and seen_at > ${paidBefore}::timestamptz - '3 days'::interval
       order by 2 limit ${most}`.execute(executor);
    return rows;
  },
  async lookedAt(store) {
    const found = await executor
      .selectFrom("store_look")
      .select("looked_at")
      .where("store", "=", store)
      .executeTakeFirst();
    return found?.looked_at ?? null;
  },
  async setLooked(store, at) {
    await executor
      .insertInto("store_look")
      .values({ store, looked_at: at })
      .onConflict((conflict) => conflict.column("store").doUpdateSet({ looked_at: at }))
      .execute();
  },
});
