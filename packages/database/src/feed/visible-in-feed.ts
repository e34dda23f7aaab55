import { type RawBuilder, sql } from "kysely";

/**
 * Condition on the table `creation`, under that name, for feed, search and ranking: isInFeed of the
 * domain in SQL. Must equal the condition of the partial indexes.
 */
export const visibleInFeed: RawBuilder<boolean> = sql`creation.status is null and
  not creation.private and not creation.hidden and not creation.moderator_hidden and
  creation.in_feed`;

/** Searchable words of a creation. */
export const searchedWords: RawBuilder<string> = sql`creation.words`;
