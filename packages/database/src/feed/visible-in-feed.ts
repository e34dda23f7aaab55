import { type RawBuilder, sql } from "kysely";
import { isFilmOfFoundBoard } from "../takeout/closed-boards.ts";

/**
 * Condition on the table `creation`, under that name, for feed, search and ranking: isInFeed of the
 * domain in SQL. Must imply the condition of the partial indexes; films of storyboards that were found
 * to be child abuse count as hidden by the staff.
 */
export const visibleInFeed: RawBuilder<boolean> = sql`creation.status is null and
  not creation.private and not creation.hidden and not creation.moderator_hidden and
  creation.in_feed and not ${isFilmOfFoundBoard("creation")}`;

/** Searchable words of a creation. */
export const searchedWords: RawBuilder<string> = sql`creation.words`;
