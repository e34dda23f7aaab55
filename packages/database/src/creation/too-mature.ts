import type { Viewer } from "@kinora/domain/account/viewer";
import { type RawBuilder, sql } from "kysely";

/** SQL condition: a work that its author, the scan or the staff rated mature. */
export const isMature = (work: "creation" | "parent" = "creation"): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${work}.mature_by_author`)} or ${sql.ref(`${work}.mature_by_house`)} is not null)`;

/** Who reads; null for whom isn't signed in. */
export type RatedReader = {
  readonly id: string;
  readonly generalOnly?: boolean | undefined;
} | null;

/**
 * SQL condition: the rating keeps a reader from a work. Mature works are for their authors and for
 * adults who switched them on; their switch is read once for a query. In the phone apps they are
 * for nobody else.
 */
export const isTooMatureFor = (
  reader: RatedReader,
  work: "creation" | "parent" = "creation",
): RawBuilder<boolean> => {
  if (reader === null) return isMature(work);
  const isOthers = sql`${sql.ref(`${work}.user_id`)} <> ${reader.id}`;
  if (reader.generalOnly) return sql<boolean>`(${isMature(work)} and ${isOthers})`;
  return sql<boolean>`(${isMature(work)} and ${isOthers}
    and not coalesce((select mature_shown from app_user where id = ${reader.id}), false))`;
};

/** The same where a viewer opens one work: it does not bind the staff, who decide about it. */
export const isKeptByRating = (
  viewer: Viewer | null,
  work: "creation" | "parent" = "creation",
): RawBuilder<boolean> =>
  viewer === null || viewer.role === "user" ? isTooMatureFor(viewer, work) : sql<boolean>`false`;
