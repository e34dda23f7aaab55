import type { ConnectionStore } from "@kinora/domain/connection/connection-store";
import type { Database } from "../client.ts";
import { toConnection } from "./connection-row.ts";

type Leaving = Pick<
  ConnectionStore,
  "lockOfPerson" | "forgetPerson" | "noteDeletion" | "findDeletion"
>;

/** What callbacks of platforms change, and the names that posts have from them. */
export const leavingConnections = (executor: Database): Leaving => ({
  async lockOfPerson({ flavour, platforms, personId, before }) {
    const rows = await executor
      .selectFrom("platform_connection")
      .selectAll()
      .where("flavour", "=", flavour)
      .where("person_id", "=", personId)
      .where("platform", "in", [...platforms])
      .where("connected_at", "<=", before)
      .orderBy("id")
      .forUpdate()
      .execute();
    return rows.map(toConnection);
  },

  async forgetPerson(ids) {
    if (ids.length === 0) return;
    const forgotten = await executor
      .updateTable("platform_connection")
      .set(({ ref }) => ({ name: ref("account_id"), picture_url: null, person_id: "" }))
      .where("id", "in", [...ids])
      .returning(["user_id", "platform", "account_id"])
      .execute();
    for (const { user_id, platform, account_id } of forgotten)
      await executor
        .updateTable("publication")
        .set({ account_name: account_id })
        .where("user_id", "=", user_id)
        .where("platform", "=", platform)
        .where("account_id", "=", account_id)
        .execute();
    // What they could still choose from names accounts too.
    await executor
      .deleteFrom("connection_offer")
      .where(
        "user_id",
        "in",
        forgotten.map(({ user_id }) => user_id),
      )
      .execute();
  },

  async noteDeletion({ code, requestDigest: request_digest, platform }, now) {
    await executor
      .insertInto("platform_deletion")
      .values({ code, request_digest, platform, deleted_at: now })
      .onConflict((conflict) => conflict.column("request_digest").doNothing())
      .execute();
    const noted = await executor
      .selectFrom("platform_deletion")
      .select("code")
      .where("request_digest", "=", request_digest)
      .executeTakeFirstOrThrow();
    return noted.code;
  },

  async findDeletion(code) {
    const row = await executor
      .selectFrom("platform_deletion")
      .select("deleted_at")
      .where("code", "=", code)
      .executeTakeFirst();
    return row?.deleted_at ?? null;
  },
});
