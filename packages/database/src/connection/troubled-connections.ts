import type { ConnectionStore } from "@kinora/domain/connection/connection-store";
import type { Database } from "../client.ts";
import { toConnection } from "./connection-row.ts";

type Troubled = Pick<ConnectionStore, "ownersToTell" | "lockTroubled" | "noteTold">;
const TROUBLED = ["expiring", "needs_reauth"] as const;

/** Connections that end or ended, and what their owners were told. */
export const troubledConnections = (executor: Database): Troubled => ({
  async ownersToTell(since, limit) {
    const rows = await executor
      .selectFrom("platform_connection")
      .select("user_id")
      .distinct()
      .where("state", "in", [...TROUBLED])
      .where(({ or, eb, ref }) =>
        or([eb("told_state", "is distinct from", ref("state")), eb("told_at", "<=", since)]),
      )
      .orderBy("user_id")
      .limit(limit)
      .execute();
    return rows.map(({ user_id }) => user_id);
  },

  async lockTroubled(userId) {
    const rows = await executor
      .selectFrom("platform_connection")
      .selectAll()
      .where("user_id", "=", userId)
      .where("state", "in", [...TROUBLED])
      .orderBy("id")
      .forUpdate()
      .execute();
    return rows.flatMap((row) => {
      const state = TROUBLED.find((one) => one === row.state);
      const { told_state: toldState, told_at: at } = row;
      const one = toConnection(row);
      const endsAt = one.refreshExpiresAt ?? one.accessExpiresAt;
      const told = toldState !== null && at !== null ? { state: toldState, at } : null;
      return state ? [{ ...one, state, endsAt, told }] : [];
    });
  },

  async noteTold(told, now) {
    if (told.length === 0) return;
    await executor
      .updateTable("platform_connection")
      .set(({ ref }) => ({ told_state: ref("state"), told_at: now }))
      .where(
        "id",
        "in",
        told.map(({ id }) => id),
      )
      .execute();
  },
});
