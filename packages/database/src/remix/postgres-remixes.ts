import { REMIX_AUDIENCES } from "@kinora/contracts/remix/remix";
import type { RemixStanding } from "@kinora/domain/creation/remix-standing";
import type { Likers } from "@kinora/domain/notification/likers";
import type { Position } from "@kinora/domain/position";
import type { RemixReader, RemixStore } from "@kinora/domain/remix/remix-store";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { isBlockedBetween, isUnwanted } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { CREATION_COLUMNS, IS_HIDDEN, parseCreation } from "../creation/parse-creation.ts";
import { isTooMatureFor } from "../creation/too-mature.ts";
import { visibleInFeed } from "../feed/visible-in-feed.ts";

const audience = z.enum(REMIX_AUDIENCES);

/** Which works were made from which, and whom their authors let remix them. */
export const postgresRemixes = (executor: Database): RemixStore => ({
  ...audiences(executor),
  ...families(executor),
});

const audiences = (
  executor: Database,
): Pick<RemixStore, "standing" | "chosen" | "choose" | "usual" | "setUsual"> => ({
  async standing(creationId, readerId) {
    const { rows } = await sql<RemixStanding>`
      select creation.user_id is not distinct from ${readerId}::text as "isOwn",
             coalesce(chosen.audience, author.remix_audience) as audience,
             exists (select from follow where follower_id = ${readerId}::text
                                          and followed_id = creation.user_id) as follows,
             ${isBlockedBetween(sql`creation.user_id`, readerId)} as blocked
        from creation join app_user author on author.id = creation.user_id
        left join remix_setting chosen on chosen.creation_id = creation.id
       where creation.id = ${creationId}`.execute(executor);
    return rows[0] ?? null;
  },

  async chosen(creationId) {
    const row = await executor
      .selectFrom("remix_setting")
      .select("audience")
      .where("creation_id", "=", creationId)
      .executeTakeFirst();
    return row ? audience.parse(row.audience) : null;
  },

  async choose(creationId, chosen) {
    if (chosen === null)
      await executor.deleteFrom("remix_setting").where("creation_id", "=", creationId).execute();
    else
      await executor
        .insertInto("remix_setting")
        .values({ creation_id: creationId, audience: chosen })
        .onConflict((conflict) => conflict.column("creation_id").doUpdateSet({ audience: chosen }))
        .execute();
  },

  async usual(userId) {
    const row = await executor
      .selectFrom("app_user")
      .select("remix_audience")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return audience.parse(row.remix_audience);
  },

  async setUsual(userId, chosen) {
    await executor
      .updateTable("app_user")
      .set({ remix_audience: chosen })
      .where("id", "=", userId)
      .execute();
  },
});

const families = (
  executor: Database,
): Pick<RemixStore, "list" | "count" | "ancestors" | "remixers"> => ({
  async list(creationId, { before, most, ...reader }) {
    const older = before
      ? sql`and (creation.created_at, creation.id) < (${before.at}::timestamptz, ${before.id})`
      : sql``;
    const { rows } = await sql<Position>`
      select creation.id, creation.created_at as at from creation
       where ${isListed(creationId, reader)} ${older}
       order by creation.created_at desc, creation.id desc limit ${most}`.execute(executor);
    return rows;
  },

  async count(creationId, reader, most) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count
        from (select from creation where ${isListed(creationId, reader)} limit ${most}) listed`.execute(
      executor,
    );
    return rows[0]?.count ?? 0;
  },

  async ancestors(creationId, most) {
    const { rows } = await sql<{ id: string }>`
      with recursive line as (
        select parent_id as id, 1 as step from creation where id = ${creationId}
        union all
        select creation.parent_id, step + 1 from line join creation on creation.id = line.id
         where step < ${most}::integer
      )
      select id from line where id is not null order by step`.execute(executor);
    const found = await executor
      .selectFrom("creation")
      .select(CREATION_COLUMNS.map((column) => `creation.${column}` as const))
      .select(IS_HIDDEN)
      .where("id", "in", rows.length > 0 ? rows.map(({ id }) => id) : [""])
      .execute();
    const byId = new Map(found.map((row) => [row.id, parseCreation(row)]));
    return rows.flatMap(({ id }) => byId.get(id) ?? []);
  },

  async remixers(creationId, butFor) {
    const { rows } = await sql<Likers>`
      select person.id as by, person.display_name as name, count(*) over () as count
        from (select user_id, max(published_at) as at from creation
               where parent_id = ${creationId} and ${visibleInFeed} and user_id <> ${butFor}
                 and not ${isUnwanted(sql`user_id`, butFor)}
               group by user_id) remixer join app_user person on person.id = remixer.user_id
       order by remixer.at desc, person.id limit 1`.execute(executor);
    return rows[0] ?? null;
  },
});

/** Remixes that a reader sees listed. An unlisted one is known only to those who have its link. */
const isListed = (
  creationId: string,
  { readerId, generalOnly }: RemixReader,
): RawBuilder<boolean> => sql<boolean>`
  creation.parent_id = ${creationId}
  and ((${visibleInFeed}) or (creation.user_id = ${readerId}::text
       and (creation.status is null or creation.status = 'scheduled')))
  and not ${isTooMatureFor(readerId === null ? null : { id: readerId, generalOnly })}
  and not ${isUnwanted(sql`creation.user_id`, readerId)}`;
