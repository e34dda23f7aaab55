import { type RawBuilder, sql } from "kysely";
import { isProfileHeld } from "../creation/profile-hold.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { profileShown } from "./profile-shown.ts";

/** SQL condition: a row of `app_user`, called owner, has a profile that is a case for the admins. */
export const isProfileCase = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  owner.id in (select user_id from person_report where reason = 'child_abuse'
               union select user_id from profile_decision where rule = 'child_abuse')
  and ${isProfileHeld(sql`owner.id`, now)})`;

/** Columns of a profile in the list of cases, in the order of those of works. */
export const LISTED_PROFILE = sql`
  'profile' as of, owner.id, null as kind, owner.created_at as "madeAt",
  (select min(created_at) from person_report
    where user_id = owner.id and reason = 'child_abuse' and state <> 'dismissed') as "reportedAt",
  (select max(at) from profile_decision
    where user_id = owner.id and rule = 'child_abuse' and appeal_granted is not true
      -- One that can be undone is none yet.
      and not pending) as "decidedAt",
  (${isProfileHidden("owner.id")} or exists (select from profile_decision
    where user_id = owner.id and rule = 'child_abuse' and appeal_granted is not true)) as withheld,
  '@' || coalesce((select handle from held_account where user_id = owner.id), owner.handle) as title`;

/** What the profile showed when it was reported, when it was taken down, and now. */
const SHOWN = sql`
  select shown, created_at as at from person_report
   where user_id = owner.id and shown is not null
  union all
  select version, at from profile_decision,
         lateral jsonb_array_elements(coalesce(kept -> 'reported', '[]')) version
   where user_id = owner.id and kept is not null
  union all
  select kept || jsonb_build_object('handle', kept ->> 'nameSince'), at from profile_decision
   where user_id = owner.id and kept is not null
  union all
  select ${profileShown("owner", "avatar")}, owner.updated_at
   where owner.erased_at is null`;

/** Facts about a profile: its words and pictures as reported, taken down and now. */
export const PROFILE_FACTS = sql`
  '' as prompt,
  (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'text', text) order by at), '[]') from (
    select concat_ws(E'\n', '@' || (shown ->> 'handle'), shown ->> 'displayName',
                     nullif(shown ->> 'bio', '')) as text, min(at) as at
      from (${SHOWN}) versions group by 1) texts) as scripts,
  (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'note', note,
            'at', created_at, 'referred', false) order by created_at), '[]')
     from person_report where user_id = owner.id) as reports,
  (select coalesce(jsonb_agg(jsonb_build_object('role', 'avatar', 'hash', hash, 'bytes', null,
            'mimeType', mime_type, 'width', null, 'madeAt', at) order by at, hash), '[]')
     from (select shown #>> '{avatar,hash}' as hash, shown #>> '{avatar,mimeType}' as mime_type,
                  min(at) as at
             from (${SHOWN}) versions where shown #>> '{avatar,hash}' is not null
            group by 1, 2) pictures) as files`;
