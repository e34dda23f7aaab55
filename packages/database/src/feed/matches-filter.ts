import type { FeedFilter } from "@kinora/domain/feed/feed-store";
import { type RawBuilder, sql } from "kysely";
import { isBlockedBetween } from "../block/unwanted.ts";

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
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
