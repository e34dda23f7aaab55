import type { LegalHolds } from "@kinora/domain/creation/purge-creation";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isFoundAbuse } from "../takeout/withheld-works.ts";

/** For how long what was reported as abuse of a child is kept, whatever is deleted meanwhile. */
export const LEGAL_HOLD_DAYS = 90;

/** Is a work, a row of `creation`, on legal hold: reported as abuse of a child and not found to be none, or found to be such? */
export const onLegalHold = (now: Date): RawBuilder<boolean> => {
  const since = new Date(now.getTime() - LEGAL_HOLD_DAYS * 24 * 60 * 60_000);
  return sql<boolean>`(exists (
    select from report
     where report.creation_id = creation.id and report.reason = 'child_abuse'
       and report.state <> 'dismissed' and report.created_at > ${since})
    or ${isFoundAbuse("creation", since)})`;
};

export const postgresLegalHolds = (executor: Database): LegalHolds => ({
  async onLegalHold(creationId, now) {
    const { rows } = await sql<{ kept: boolean }>`
      select ${onLegalHold(now)} as kept from creation where id = ${creationId}`.execute(executor);
    return rows[0]?.kept ?? false;
  },
});
