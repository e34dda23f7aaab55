import { BLIND_STATES } from "@kinora/contracts/challenge/challenge-vocabulary";
import { type RawBuilder, sql } from "kysely";

/**
 * SQL: ids of works that are entries while people can enter and vote. What others think of them is
 * shown to nobody but their authors: neither as a number nor by an order or a sum that it goes into.
 */
export const blindEntries: RawBuilder<unknown> = sql`
  select entry.creation_id from challenge_entry entry
    join challenge on challenge.id = entry.challenge_id
   where entry.withdrawn_at is null and challenge.state in (${sql.join([...BLIND_STATES])})`;
