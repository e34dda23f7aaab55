import type { Viewer } from "@kinora/domain/account/viewer";
import { type RawBuilder, sql } from "kysely";

/** SQL condition: one of the two has blocked the other; false for whom isn't signed in. */
export const isBlockedBetween = (
  oneId: RawBuilder<unknown>,
  otherId: string | null,
): RawBuilder<boolean> =>
  otherId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from block where (blocker_id = ${oneId} and blocked_id = ${otherId})
                             or (blocker_id = ${otherId} and blocked_id = ${oneId}))`;

/**
 * SQL condition: a block keeps a viewer from what is this person's. Blocks do not bind the staff, who
 * must see what they decide about.
 */
export const isKeptApart = (
  ownerId: RawBuilder<unknown>,
  viewer: Viewer | null,
): RawBuilder<boolean> =>
  viewer === null || viewer.role !== "user"
    ? sql<boolean>`false`
    : isBlockedBetween(ownerId, viewer.id);

/** SQL condition: a reader has muted this person, or a block keeps them apart. */
export const isUnwanted = (
  personId: RawBuilder<unknown>,
  readerId: string | null,
): RawBuilder<boolean> =>
  readerId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${isBlockedBetween(personId, readerId)} or exists (
        select from mute where muter_id = ${readerId} and muted_id = ${personId}))`;

/**
 * SQL query: the ids of everybody whose works a viewer's lists leave out. It is read once for a
 * list, however many works that looks at.
 */
export const unwantedBy = (
  viewerId: string,
  { muted }: { readonly muted: boolean },
): RawBuilder<unknown> => sql`(
    select blocked_id from block where blocker_id = ${viewerId}
    union all select blocker_id from block where blocked_id = ${viewerId}
    ${muted ? sql`union all select muted_id from mute where muter_id = ${viewerId}` : sql``})`;
