import type { ConnectionStore } from "@kinora/domain/connection/connection-store";
import type { Database } from "../client.ts";
import { toConnection } from "./connection-row.ts";

type Leaving = Pick<
  ConnectionStore,
  "lockOfPerson" | "forgetPerson" | "noteDeletion" | "findDeletion"
>;

/** What callbacks of platforms change. */
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
    await executor
      .updateTable("platform_connection")
      .set(({ ref }) => ({ name: ref("account_id"), picture_url: null, person_id: "" }))
      .where("id", "in", [...ids])
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
