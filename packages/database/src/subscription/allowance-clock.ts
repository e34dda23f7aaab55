import type { SubscriptionStore } from "@kinora/domain/subscription/subscription-store";
import type { Database } from "../client.ts";

type Clock = "anchorOf" | "lastAnchorOf" | "setClock" | "stopClock" | "findGemsDue";

/** From when months are counted, and when the next gems are due. */
export const allowanceClock = (executor: Database): Pick<SubscriptionStore, Clock> => ({
  async anchorOf(userId) {
    const clock = await executor
      .selectFrom("allowance_clock")
      .select("anchor")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return clock?.anchor ?? null;
  },
  async lastAnchorOf(userId) {
    const last = await executor
      .selectFrom("allowance")
      .select("anchor")
      .where("user_id", "=", userId)
      .orderBy("anchor", "desc")
      .limit(1)
      .executeTakeFirst();
    return last?.anchor ?? null;
  },
  async setClock(userId, { anchor, dueAt }) {
    const clock = { anchor, due_at: dueAt };
    await executor
      .insertInto("allowance_clock")
      .values({ user_id: userId, ...clock })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(clock))
      .execute();
  },
  async stopClock(userId) {
    await executor.deleteFrom("allowance_clock").where("user_id", "=", userId).execute();
  },
  async findGemsDue(now, most) {
    const rows = await executor
      .selectFrom("allowance_clock")
      .select("user_id")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(most)
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
});
