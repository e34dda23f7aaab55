import type { AwayList, BlockStore } from "@kinora/domain/block/block-store";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { isBlockedBetween, isUnwanted } from "./unwanted.ts";

const row = z.object({
  person: z.object({
    id: z.string(),
    handle: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  since: z.date(),
});

/** Where a list is kept. */
interface Kept {
  readonly table: "block" | "mute";
  readonly by: "blocker_id" | "muter_id";
  readonly whom: "blocked_id" | "muted_id";
}
const BLOCKED: Kept = { table: "block", by: "blocker_id", whom: "blocked_id" };
const MUTED: Kept = { table: "mute", by: "muter_id", whom: "muted_id" };

function awayList(executor: Database, kept: Kept): AwayList {
  const [table, by, whom] = [sql.table(kept.table), sql.ref(kept.by), sql.ref(kept.whom)];
  return {
    async has(userId, personId) {
      const { rows } = await sql`
        select from ${table} where ${by} = ${userId} and ${whom} = ${personId}`.execute(executor);
      return rows.length > 0;
    },

    async count(userId) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${table} where ${by} = ${userId}`.execute(executor);
      return rows[0]?.count ?? 0;
    },

    async add(userId, personId, since) {
      await sql`
        insert into ${table} (${by}, ${whom}, since) values (${userId}, ${personId}, ${since})
        on conflict do nothing`.execute(executor);
    },

    async remove(userId, personId) {
      await sql`delete from ${table} where ${by} = ${userId} and ${whom} = ${personId}`.execute(
        executor,
      );
    },

    async list(userId, { before, most }) {
      const { rows } = await sql`
        select jsonb_build_object('id', person.id, 'handle', person.handle,
                 'displayName', person.display_name, 'avatarUrl', person.avatar_url) as person, since
          from ${table} join app_user person on person.id = ${whom}
         where ${by} = ${userId}
           and (${before?.id ?? null}::text is null
                or (since, ${whom}) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
         order by since desc, ${whom} desc limit ${most}`.execute(executor);
      return rows.map((found) => row.parse(found));
    },
  };
}

export const postgresBlocks = (executor: Database): BlockStore => ({
  ...awayList(executor, BLOCKED),

  async between(oneId, otherId) {
    const { rows } = await sql<{ blocked: boolean }>`
      select ${isBlockedBetween(sql`${oneId}`, otherId)} as blocked`.execute(executor);
    return rows[0]?.blocked ?? false;
  },

  async hears(readerId, personId) {
    const { rows } = await sql<{ hears: boolean }>`
      select not ${isUnwanted(sql`${personId}`, readerId)} as hears`.execute(executor);
    return rows[0]?.hears ?? false;
  },
});

export const postgresMutes = (executor: Database): AwayList => awayList(executor, MUTED);
