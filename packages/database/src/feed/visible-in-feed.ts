import { type RawBuilder, sql } from "kysely";

/**
 * The predicate of feed, search and ranking on the table `creation` under its own name: isInFeed of
 * the domain in SQL. Word for word the condition of the partial indexes.
 */
export const visibleInFeed: RawBuilder<boolean> = sql`creation.status is null and
  not creation.private and not creation.hidden and not creation.moderator_hidden and
  creation.in_feed`;

/** What of a creation can be searched. */
export const searchedWords: RawBuilder<string> = sql`creation.words`;
