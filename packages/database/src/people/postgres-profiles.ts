import type { Viewer } from "@kinora/domain/account/viewer";
import type { AvatarStore, ProfileReader, ProfileRecord } from "@kinora/domain/people/profile";
import { sql } from "kysely";
import { noticeHidden } from "../account/notice-hidden.ts";
import type { Database } from "../client.ts";
import { isTooMatureFor } from "../creation/too-mature.ts";
import { blindEntries } from "../feed/blind-entries.ts";
import { visibleInFeed } from "../feed/visible-in-feed.ts";
import { inTransaction } from "../in-transaction.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { relationOf } from "./postgres-follows.ts";

/** Public profiles. */
export function postgresProfiles(executor: Database): ProfileReader {
  return {
    async find(handle, { viewer, now }) {
      const viewerId = viewer?.id ?? null;
      const { rows } = await sql<ProfileRecord>`
        with wanted as (
          select id from app_user where handle = ${handle}
          union all
          select user_id from old_handle where handle = ${handle} and until > ${now}
          limit 1
        )
        select person.id, person.handle, person.display_name as "displayName",
               person.avatar_url as "avatarUrl",
               case when person.id is distinct from ${viewerId} and ${isProfileHidden("person.id")}
                    then '' else person.bio end as bio, person.created_at as "joinedAt",
               person.likes_public as "likesPublic", own.works, own.likes,
               (select count(*)::int from follow where followed_id = person.id) as followers,
               (select count(*)::int from follow where follower_id = person.id) as follows,
               case when person.id <> ${viewerId} then ${relationOf(viewerId, sql`person.id`)} end as you
          from wanted join app_user person on person.id = wanted.id
          cross join lateral (
            select count(*)::int as works,
                   coalesce(sum(reach.likes - reach.own_likes) filter (
                     where person.id = ${viewerId} or creation.id not in (${blindEntries})), 0)::int as likes
              from creation left join feed_reach reach on reach.creation_id = creation.id
             where creation.user_id = person.id and ${visibleInFeed} and not ${isTooMatureFor(viewer)}
          ) own
         where ${isFound(viewer)}`.execute(executor);
      return rows[0] ?? null;
    },
  };
}

export function postgresAvatars(executor: Database): AvatarStore {
  const change = (userId: string, changed: (own: Database) => Promise<unknown>) =>
    inTransaction(executor, (own) => noticeHidden(own, userId, () => changed(own)));
  return {
    async choose(userId, { hash, mimeType, creationId }, address, now) {
      await change(userId, (own) =>
        sql`
        with own as (${locked(userId)}), chosen as (
          insert into avatar_media (user_id, hash, mime_type, creation_id)
          select own.id, ${hash}, ${mimeType}, ${creationId} from own
          on conflict (user_id) do update
            set hash = excluded.hash, mime_type = excluded.mime_type, creation_id = excluded.creation_id
        )
        update app_user
           set avatar_url = ${address}, updated_at = ${now}, profile_changed_at = ${now}
          from own where app_user.id = own.id`.execute(own),
      );
    },

    async remove(userId, address, now) {
      await change(userId, (own) =>
        sql`
        with own as (${locked(userId)}),
             gone as (delete from avatar_media where user_id in (select id from own))
        update app_user
           set avatar_url = ${address}, updated_at = ${now}, profile_changed_at = ${now}
          from own where app_user.id = own.id`.execute(own),
      );
    },
  };
}

/** Whoever has blocked the viewer is not found, unless the viewer has blocked them too. */
const isFound = (viewer: Viewer | null) =>
  viewer === null || viewer.role !== "user"
    ? sql`true`
    : sql`(not exists (select from block where blocker_id = person.id and blocked_id = ${viewer.id})
           or exists (select from block where blocker_id = ${viewer.id} and blocked_id = person.id))`;

/** The person before their picture, as decisions about them lock both. */
const locked = (userId: string) =>
  sql`select id from app_user where id = ${userId} for no key update`;
