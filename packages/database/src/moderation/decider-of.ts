import type { Decider } from "@kinora/contracts/moderation/appeal";
import { type RawBuilder, sql } from "kysely";

/** SQL expression: who made a decision in a work's history, by this alias. */
export const deciderOf = (entry: string): RawBuilder<Decider> => sql<Decider>`
  case when ${sql.ref(`${entry}.copy_of`)} is not null then 'copy'
       when ${sql.ref(`${entry}.role`)} = 'system' then 'scan' else 'staff' end`;
