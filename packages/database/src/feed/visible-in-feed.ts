import type { FeedFilter } from "@kinora/domain/feed/feed-store";
import { type RawBuilder, sql } from "kysely";
import { unwantedBy } from "../block/unwanted.ts";
import { isMature, isTooMatureFor } from "../creation/too-mature.ts";
import { isFilmOfFoundBoard } from "../takeout/closed-boards.ts";

/**
 * Condition on the table `creation`, under that name, for feed, search and ranking: isInFeed of the
 * domain in SQL. Must imply the condition of the partial indexes; films of storyboards that were found
 * to be child abuse count as hidden by the staff.
 */
export const visibleInFeed: RawBuilder<boolean> = sql`creation.status is null and
  not creation.private and not creation.hidden and not creation.moderator_hidden and
  creation.in_feed and not ${isFilmOfFoundBoard("creation")}`;

/** The same for visitors, other sites and search engines: isListed of the domain in SQL. */
export const listedForAll: RawBuilder<boolean> = sql`${visibleInFeed} and not ${isMature()}`;

/**
 * The same for the lists of one viewer: without mature works unless they switched these on, without the works of people whom a block keeps apart from
 * them, and of those they muted, unless the list is about one author whom they chose. Visitors who
 * are not signed in get the plain condition and general works, which costs nothing more.
 */
export const visibleTo = ({
  viewerId,
  generalOnly,
  author,
  pinnedBy,
}: Pick<FeedFilter, "viewerId" | "generalOnly" | "author" | "pinnedBy">): RawBuilder<boolean> =>
  viewerId
    ? sql`${visibleInFeed} and not ${isTooMatureFor({ id: viewerId, generalOnly })}
        and creation.user_id not in ${unwantedBy(viewerId, { muted: (author ?? pinnedBy) === undefined })}`
    : listedForAll;

/** Searchable words of a creation. */
export const searchedWords: RawBuilder<string> = sql`creation.words`;
