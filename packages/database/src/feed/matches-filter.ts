import type { FeedFilter } from "@kinora/domain/feed/feed-store";
import { type RawBuilder, sql } from "kysely";
import { isBlockedBetween } from "../block/unwanted.ts";
import { isCollectionSeen } from "../collection/seen-collection.ts";

/** Works that somebody put in an order of their own: rows, and the moment that orders them. */
interface List {
  /** With a column `creation_id`. */
  readonly from: RawBuilder<unknown>;
  readonly at: RawBuilder<Date>;
}

/** The list that a filter names, as far as the viewer sees it; null when it names none. */
export function listOf({ pinnedBy, collection, viewerId }: FeedFilter): List | null {
  if (collection !== undefined) {
    const viewer = viewerId === undefined ? null : ({ id: viewerId, role: "user" } as const);
    return {
      from: sql`(
        select creation_id, added_at as at from collection_work
          join collection on collection.id = collection_id
         where collection.id = ${collection} and ${isCollectionSeen(viewer)}) list`,
      at: sql`list.at`,
    };
  }
  if (pinnedBy === undefined) return null;
  return {
    from: sql`(
      select creation_id, pinned_at as at from pinned_work
        join app_user person on person.id = pinned_work.user_id
       where person.handle = ${pinnedBy}) list`,
    at: sql`list.at`,
  };
}

/** Returns the filter as a condition on `creation`; an unknown author matches nothing. */
export function matchesFilter(filter: FeedFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (filter.content) conditions.push(sql`creation.kind = ${filter.content}`);
  if (filter.model) conditions.push(sql`creation.model = ${filter.model}`);
  if (filter.style) conditions.push(sql`creation.style = ${filter.style}`);
  if (filter.aspectRatio) conditions.push(sql`creation.aspect_ratio = ${filter.aspectRatio}`);
  if (filter.author) {
    conditions.push(
      sql`creation.user_id = (select id from app_user where handle = ${filter.author})`,
    );
  }
  if (filter.likedBy) {
    const { likedBy, viewerId = null } = filter;
    conditions.push(sql`creation.id in (
      select liked.creation_id from feed_like liked join app_user person on person.id = liked.user_id
       where person.handle = ${likedBy} and (person.likes_public or person.id = ${viewerId})
         and not ${isBlockedBetween(sql`person.id`, viewerId)})`);
  }
  const list = listOf(filter);
  if (list) conditions.push(sql`creation.id in (select creation_id from ${list.from})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
