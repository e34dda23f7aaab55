import { PRODUCT_STATES } from "@kinora/contracts/billing/review-states";
import { STORES } from "@kinora/contracts/billing/store-vocabulary";
import type { ShelfStore } from "@kinora/domain/billing/product-shelf";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { parseKnown } from "../parse-known.ts";

const SEEN = PRODUCT_STATES.filter((state) => state !== "absent");

export const postgresShelves = (executor: Database): ShelfStore => ({
  keep: (store, found, now) =>
    inTransaction(executor, async (own) => {
      // Two looks at once would each remove what the other one found.
      await sql`select pg_advisory_xact_lock(hashtext(${`store_shelf ${store}`}))`.execute(own);
      for (const { product, state, rawState } of found)
        await sql`
          insert into store_product (store, product, state, raw_state, since)
          values (${store}, ${product}, ${state}, ${rawState}, ${now})
          on conflict (store, product) do update
             set state = excluded.state, raw_state = excluded.raw_state, since = excluded.since
           where (store_product.state, store_product.raw_state)
             <> (excluded.state, excluded.raw_state)`.execute(own);
      const names = found.map(({ product }) => product);
      await sql`
        delete from store_product where store = ${store} and product <> all(${names}::text[])`.execute(
        own,
      );
      await own
        .insertInto("store_shelf")
        .values({ store, looked_at: now, problem: null })
        .onConflict((conflict) =>
          conflict.column("store").doUpdateSet({ looked_at: now, problem: null }),
        )
        .execute();
    }),
  async setProblem(store, problem) {
    await executor
      .insertInto("store_shelf")
      .values({ store, problem })
      .onConflict((conflict) => conflict.column("store").doUpdateSet({ problem }))
      .execute();
  },
  async products() {
    const rows = await executor.selectFrom("store_product").selectAll().execute();
    return rows.map(({ store, product, state, raw_state: rawState, since }) => ({
      ...{ product, rawState, since, store: parseKnown(STORES, store) },
      state: parseKnown(SEEN, state),
    }));
  },
  async looks() {
    const rows = await executor.selectFrom("store_shelf").selectAll().execute();
    return rows.map(({ store, looked_at: lookedAt, problem }) => ({
      ...{ lookedAt, problem, store: parseKnown(STORES, store) },
    }));
  },
});
