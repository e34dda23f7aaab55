import type { HoldKnownStores } from "@kinora/domain/moderation/hold-known";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Waits for concurrent calls with the same arguments, until this transaction ends. */
export const hasFile =
  (executor: Database): HoldKnownStores["hasFile"] =>
  async (userId, hash) => {
    const key = `known:${userId}:${hash}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(executor);
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from creation_media own join creation on creation.id = own.creation_id
         where own.hash = ${hash} and own.role = 'main' and creation.user_id = ${userId}) as found`.execute(
      executor,
    );
    return rows[0]?.found ?? false;
  };
