import type { LegalHolds } from "@kinora/domain/creation/purge-creation";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isFoundAbuse } from "../takeout/withheld-works.ts";

/**
 * Number of days for which works and storyboards reported as child abuse are kept, whatever is
 * deleted meanwhile.
 */
export const LEGAL_HOLD_DAYS = 90;

/** Returns the time since which reports and decisions hold something at `now`. */
export const heldSince = (now: Date): Date =>
  new Date(now.getTime() - LEGAL_HOLD_DAYS * 24 * 60 * 60_000);

/**
 * SQL condition that a row of `creation` is on legal hold: reported as child abuse without the
 * report being dismissed, or found to be child abuse, also by a decision that can still be undone.
 */
export const onLegalHold = (now: Date): RawBuilder<boolean> => {
  const since = heldSince(now);
  return sql<boolean>`(exists (
    select from report
     where report.creation_id = creation.id and report.reason = 'child_abuse'
       and report.state <> 'dismissed' and report.created_at > ${since})
    -- Also by a moderator, who refers it to the admins.
    or exists (select from pending_decision finding
                where finding.creation_id = creation.id and finding.rule = 'child_abuse')
    or ${isFoundAbuse("creation", since)})`;
};

export const postgresLegalHolds = (executor: Database): LegalHolds => ({
  async onLegalHold(creationId, now) {
    const { rows } = await sql<{ kept: boolean }>`
      select ${onLegalHold(now)} as kept from creation where id = ${creationId}`.execute(executor);
    return rows[0]?.kept ?? false;
  },
});
