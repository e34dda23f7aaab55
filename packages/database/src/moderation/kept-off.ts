import { SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { type RawBuilder, sql } from "kysely";

/**
 * SQL condition: a work, by this alias, is restricted by a decision of the staff that is final, so
 * that nobody wears its picture. What only a report hides, or a decision that can be undone, may be
 * shown again. Migration 0688 says the same.
 */
export const isKeptOff = (creation: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${creation}.${column}`);
  return sql<boolean>`(
    ${of("moderator_hidden")} and ${of("status")} is distinct from 'review'
    and not exists (select from pending_decision where pending_decision.creation_id = ${of("id")})
    and not exists (
      select from report where report.creation_id = ${of("id")} and report.state = 'open'
         and report.reason = any (${[...SEVERE_REASONS]}::text[])))`;
};
