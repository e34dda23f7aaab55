import type { LikeState, LikeStore } from "@kinora/domain/feed/like-store";
import type { Likers } from "@kinora/domain/notification/likers";
import { sql } from "kysely";
import { isUnwanted } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import { blindEntries } from "./blind-entries.ts";

/** Of the likes of an entry, everybody sees their own, and its author all. */
const isBlindEntry = (viewerId: string | null) => sql<boolean>`exists (
  ${blindEntries} and entry.creation_id = wanted.id
    and entry.user_id is distinct from ${viewerId})`;

export function postgresLikeStore(executor: Database): LikeStore {
  return {
    async add(creationId, userId, now) {
      const { numAffectedRows } = await sql`
        with added as (
          insert into feed_like (creation_id, user_id, created_at)
          values (${creationId}, ${userId}, ${now})
          on conflict do nothing
          returning creation_id, user_id
        )
        insert into feed_reach as reach (creation_id, likes, own_likes)
        select creation_id, 1, (added.user_id = creation.user_id)::integer
          from added join creation on creation.id = creation_id
        on conflict (creation_id) do update
          set likes = reach.likes + 1, own_likes = reach.own_likes + excluded.own_likes
      `.execute(executor);
      return (numAffectedRows ?? 0n) > 0n;
    },
    async likers(creationId, butFor) {
      const { rows } = await sql<Likers>`
        select person.id as by, person.display_name as name, count(*) over () as count
          from feed_like join app_user person on person.id = feed_like.user_id
         where feed_like.creation_id = ${creationId} and feed_like.user_id <> ${butFor}
           and not ${isUnwanted(sql`feed_like.user_id`, butFor)}
         order by feed_like.created_at desc, person.id limit 1`.execute(executor);
      return rows[0] ?? null;
    },
    async remove(creationId, userId) {
      await sql`
        with removed as (
          delete from feed_like where creation_id = ${creationId} and user_id = ${userId}
          returning creation_id, user_id
        )
        update feed_reach
           set likes = likes - 1,
               own_likes = own_likes - (removed.user_id = creation.user_id)::integer
          from removed join creation on creation.id = creation_id
         where feed_reach.creation_id = removed.creation_id`.execute(executor);
    },
    async states(ids, viewerId) {
      const { rows } = await sql<LikeState & { id: string }>`
        select wanted.id, feed_like.user_id is not null as "likedByMe",
               coalesce(case when ${isBlindEntry(viewerId)} then (feed_like.user_id is not null)::integer
                             else likes end, 0) as likes
          from unnest(${ids}::text[]) as wanted (id)
          left join feed_reach on feed_reach.creation_id = wanted.id
          left join feed_like on feed_like.creation_id = wanted.id and feed_like.user_id = ${viewerId}
      ${PREPARED}`.execute(executor);
      return new Map(rows.map(({ id, likes, likedByMe }) => [id, { likes, likedByMe }]));
    },
  };
}
