import { SUBSCRIPTION_STATES } from "@kinora/contracts/billing/plans";
import { PRODUCT_STATES } from "@kinora/contracts/billing/review-states";
import type { StoreStanding } from "@kinora/contracts/stat/stat";
import { readShelves } from "@kinora/domain/billing/read-shelves";
import { sql } from "kysely";
import { postgresShelves } from "../billing/postgres-shelves.ts";
import type { Database } from "../client.ts";
import { readSoldIn } from "../payment/note-payment.ts";

/** Counts products and subscriptions by state; of subscriptions only those paid with money, if ever any was. */
export async function readStoreStandings(executor: Database): Promise<StoreStanding[]> {
  const environment = await readSoldIn(executor);
  const { rows } = await sql<{ store: string; state: string; count: number }>`
    select store, state, count(*)::int as count from subscription
     where ${environment}::text is null or environment = ${environment}
     group by store, state`.execute(executor);
  const shelves = await readShelves(postgresShelves(executor));
  return shelves.map(({ store, lookedAt, products }) => ({
    ...{ store, lookedAt },
    products: PRODUCT_STATES.flatMap((state) => {
      const count = products.filter((one) => one.state === state).length;
      return count === 0 ? [] : { state, count };
    }),
    subscriptions: SUBSCRIPTION_STATES.flatMap((state) => {
      const { count } = rows.find((row) => row.store === store && row.state === state) ?? {};
      return count === undefined ? [] : { state, count };
    }),
  }));
}
