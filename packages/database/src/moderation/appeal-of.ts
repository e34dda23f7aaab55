import type { AppealState } from "@kinora/contracts/moderation/appeal";
import { type RawBuilder, sql } from "kysely";

/**
 * What became of the appeal against an entry of a work's history: the one that names it, or else the one that it answers.
 * What answers an appeal stands at the very moment at which that ended; it is final, so that nobody appeals against it.
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
