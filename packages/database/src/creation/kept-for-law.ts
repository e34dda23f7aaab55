import type { LawStore } from "@kinora/domain/creation/purge-creation";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";

/** For how long what was reported as abuse of a child is kept, whatever is deleted meanwhile. */
export const LAW_DAYS = 90;

/** Is a work, a row of `creation`, kept for the law: reported as abuse of a child, and not found to be none? */
export const keptForLaw = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from report
   where report.creation_id = creation.id and report.reason = 'child_abuse'
     and report.state <> 'dismissed'
     and report.created_at > ${new Date(now.getTime() - LAW_DAYS * 24 * 60 * 60_000)})`;

export const postgresLaw = (executor: Database): LawStore => ({
  async keptForLaw(creationId, now) {
    const { rows } = await sql<{ kept: boolean }>`
      select ${keptForLaw(now)} as kept from creation where id = ${creationId}`.execute(executor);
    return rows[0]?.kept ?? false;
  },
});
