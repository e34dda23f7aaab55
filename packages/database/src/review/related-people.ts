import { type RawBuilder, sql } from "kysely";
import { unwantedBy } from "../block/unwanted.ts";

/** An address that every request of this machine has, or none: it says nothing about who sent it. */
export const isTelling = sql`own.ip_address <> '' and own.ip_address <> '::1'
  and own.ip_address not like '127.%' and own.ip_address not like '::ffff:127.%'
  and own.ip_address not like '0000:0000:0000:0000:0000:0000:0000:%'`;

/**
 * SQL: ids of people who are no strangers to a person: themselves, whom they follow, who follows
 * them, who may be the same person, and whose works they are not shown.
 */
export const relatedPeople = (personId: string): RawBuilder<unknown> => sql`(
  select id from ${samePeople(personId)} same
  union select followed_id from follow where follower_id = ${personId}
  union select follower_id from follow where followed_id = ${personId}
  union ${unwantedBy(personId, { muted: true })})`;

/**
 * SQL: ids of accounts that may be a person's own: whoever is signed in from the same address, or was
 * new from the same network or installation. A person cannot choose them, as they choose whom they
 * follow.
 */
export const samePeople = (personId: string): RawBuilder<unknown> => sql`(
  select ${personId}::text as id
  union select other.user_id from auth_session own
    join auth_session other on other.ip_address = own.ip_address
   where own.user_id = ${personId} and ${isTelling}
  union select other.user_id from newcomer_use own
    join newcomer_use other on other.network = own.network
   where own.user_id = ${personId}
  union select other.user_id from newcomer_use own
    join newcomer_use other on other.installation = own.installation
   where own.user_id = ${personId})`;
