import type { AppealState } from "@kinora/contracts/moderation/appeal";
import { type RawBuilder, sql } from "kysely";

/**
 * Returns the state of the appeal against an entry of a work's history: the one that names it, or
 * else the denied one that it answers. An answer has exactly the time at which the appeal was
 * decided. It is final, so it cannot be appealed itself.
 */
export const appealOf = (entry: string): RawBuilder<AppealState | null> => {
  const { id, creation_id, at } = {
    id: sql.ref(`${entry}.id`),
    creation_id: sql.ref(`${entry}.creation_id`),
    at: sql.ref(`${entry}.at`),
  };
  return sql`(select appeal.state from appeal
    where appeal.creation_id = ${creation_id}
      and (appeal.entry = ${id}
        or (appeal.entry < ${id} and appeal.state = 'denied' and appeal.decided_at = ${at}))
    order by appeal.entry desc limit 1)`;
};
