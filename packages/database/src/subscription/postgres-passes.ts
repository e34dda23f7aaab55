import { TIERS } from "@kinora/contracts/account/account";
import type { PassStore } from "@kinora/domain/subscription/pass-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

export const postgresPasses = (executor: Database): PassStore => ({
  async add({ id, purchaseId, userId, tier, from, until }) {
    await executor
      .insertInto("tier_pass")
      .values({
        ...{ id, purchase_id: purchaseId, user_id: userId, tier },
        ...{ from_at: from, until_at: until },
      })
      .execute();
  },
  async setEnded(purchaseId, at) {
    await executor
      .updateTable("tier_pass")
      .set({ ended_at: at })
      .where("purchase_id", "=", purchaseId)
      .execute();
  },
  async list(userId) {
    const rows = await executor
      .selectFrom("tier_pass")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("from_at")
      .execute();
    return rows.map((row) => ({
      ...{
        id: row.id,
        purchaseId: row.purchase_id,
        userId: row.user_id,
        tier: parseKnown(TIERS, row.tier),
      },
      ...{ from: row.from_at, until: row.until_at, endedAt: row.ended_at },
    }));
  },
  async setDue(userId, now) {
    await sql`
      update tier_pass
         set due_at = case when ended_at is not null or until_at <= ${now} then null
                           when from_at > ${now} then from_at
                           else until_at end
       where user_id = ${userId}`.execute(executor);
  },
  async findDue(now, most) {
    const rows = await executor
      .selectFrom("tier_pass")
      .select("user_id")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(most)
      .execute();
    return [...new Set(rows.map(({ user_id }) => user_id))];
  },
});
