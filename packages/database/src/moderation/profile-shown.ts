import { type RawBuilder, sql } from "kysely";

/**
 * SQL expression: what the profile of a row of `app_user` shows, with its row of `avatar_media` or
 * nulls, both by these aliases.
 */
export const profileShown = (person: string, avatar: string): RawBuilder<unknown> => {
  const [who, picture] = [(name: string) => sql.ref(`${person}.${name}`), `${avatar}.hash`];
  return sql`jsonb_build_object(
    'handle', ${who("handle")}, 'displayName', ${who("display_name")}, 'bio', ${who("bio")},
    'avatar', case when ${sql.ref(picture)} is null then null else jsonb_build_object(
      'hash', ${sql.ref(picture)}, 'mimeType', ${sql.ref(`${avatar}.mime_type`)}) end)`;
};

/**
 * SQL expression: identifies what such a profile shows, and its open reports: one that arrives after
 * the look must not be decided unseen.
 */
export const profileDigest = (person: string, avatar: string): RawBuilder<string> => sql<string>`
  encode(sha256(convert_to(${profileShown(person, avatar)}::text || coalesce((
    select string_agg(open.id, ',' order by open.id) from person_report open
     where open.user_id = ${sql.ref(`${person}.id`)} and open.state = 'open'), ''), 'UTF8')), 'hex')`;

/** SQL expression: what this person's profile shows. */
export const shownBy = (userId: string): RawBuilder<unknown> => sql`(
  select ${profileShown("person", "avatar")} from app_user person
    left join avatar_media avatar on avatar.user_id = person.id where person.id = ${userId})`;
