import type { Viewer } from "@kinora/domain/account/viewer";
import { type RawBuilder, sql } from "kysely";
import { isKeptApart } from "../block/unwanted.ts";

/** SQL expression on the table `collection`: what a person is to it. */
export const standingOf = (userId: string | null): RawBuilder<unknown> =>
  userId === null
    ? sql`null`
    : sql`case when collection.user_id = ${userId} then 'owner' else (
        select case when joined_at is null then 'invited' else 'member' end
          from collection_member
         where collection_id = collection.id and collection_member.user_id = ${userId}) end`;

/** SQL condition on the table `collection`: a report keeps it from others, or the staff took it down. */
export const IS_WITHHELD: RawBuilder<boolean> = sql<boolean>`(collection.held or collection.taken_down)`;

/** SQL condition on the table `collection`: what is withheld is for its owner, and the staff decides about it. */
export const isShownTo = (viewer: Viewer | null): RawBuilder<boolean> =>
  viewer === null
    ? sql<boolean>`not ${IS_WITHHELD}`
    : viewer.role === "user"
      ? sql<boolean>`(collection.user_id = ${viewer.id} or not ${IS_WITHHELD})`
      : sql<boolean>`true`;

/**
 * SQL condition on the table `collection`: this viewer may see it. Private ones are for the owner
 * and whom they asked to add to it; the staff has no look into them either.
 */
export const isCollectionSeen = (viewer: Viewer | null): RawBuilder<boolean> => {
  const open = sql`collection.visibility <> 'private'`;
  if (viewer === null) return sql<boolean>`(${open} and not ${IS_WITHHELD})`;
  return sql<boolean>`(not ${isKeptApart(sql.ref("collection.user_id"), viewer)}
    and (${open} or ${standingOf(viewer.id)} is not null) and ${isShownTo(viewer)})`;
};
