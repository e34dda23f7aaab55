import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Purchases with what was granted and taken back. */
export const selectPurchases = (executor: Database) =>
  executor
    .selectFrom("purchase")
    .selectAll()
    .select(({ selectFrom }) => {
      const grants = selectFrom("purchase_grant").whereRef("purchase_id", "=", "purchase.id");
      const first = grants.where("number", "=", 0);
      return [
        first.select("gems").as("granted"),
        first.select("receipt_id").as("receipt_id"),
        // What was restored counts as not taken back.
        grants
          .select(
            sql<number>`sum(taken_back - case when number > 0 then gems else 0 end)::int`.as(
              "gems",
            ),
          )
          .as("taken_back"),
      ];
    });
