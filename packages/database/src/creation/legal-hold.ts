import type { LegalHolds } from "@kinora/domain/creation/purge-creation";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isFoundAbuse } from "../takeout/withheld-works.ts";
import { isBoardHeld } from "./board-hold.ts";
import { heldSince } from "./held-since.ts";

/** SQL condition: a row of `creation` is a film, of whatever version, of a storyboard on legal hold. */
const isFilmOfHeldBoard = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  creation.kind = 'story' and exists (
    select from story where story.id = creation.recipe #>> '{story,storyId}'
       and ${isBoardHeld("story", now)}))`;

/**
 * SQL condition that a row of `creation` is on legal hold: reported as child abuse without the
 * report being dismissed, or found to be child abuse, also by a decision that can still be undone;
 * or a film of a storyboard that is.
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
    or ${isFoundAbuse("creation", since)} or ${isFilmOfHeldBoard(now)})`;
};

export const postgresLegalHolds = (executor: Database): LegalHolds => ({
  async onLegalHold(creationId, now) {
    const { rows } = await sql<{ kept: boolean }>`
      select ${onLegalHold(now)} as kept from creation where id = ${creationId}`.execute(executor);
    return rows[0]?.kept ?? false;
  },
});
