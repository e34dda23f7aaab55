import type { PersonRole } from "@kinora/contracts/access/roles";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Database } from "@kinora/database/client";
import { addHistory } from "@kinora/database/creation/add-history";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresPendingDecisions } from "@kinora/database/moderation/postgres-pending-decisions";
import { postgresReportStore } from "@kinora/database/moderation/postgres-report-store";
import { reportCreation } from "@kinora/domain/moderation/report-creation";

export interface TestReport {
  readonly by: string;
  readonly about: string;
  readonly reason?: FlagReason;
  readonly role?: PersonRole;
  readonly at: Date;
}

/** Reports a creation as the api does. */
export function reportAs(database: Database, report: TestReport) {
  const { by, about, reason = "harassment", role = "user", at } = report;
  return reportCreation(
    {
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            creations: postgresCreationStore(own),
            reports: postgresReportStore(own),
            pendingDecisions: postgresPendingDecisions(own),
            addHistory: addHistory(own),
            record: recordEvent(own),
          }),
        ),
    },
    {
      ...{ creationId: about, reporter: { id: by, role }, requestId: "r1", now: at },
      report: { reason, note: "Look at the corner" },
    },
  );
}

/** Returns those of the given works that are no longer visible to anyone. */
export async function outOfSight(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom("creation")
    .select("id")
    .where("id", "in", ids)
    .where(({ or, eb }) => or([eb("moderator_hidden", "=", true), eb("status", "=", "review")]))
    .execute();
  return rows.map(({ id }) => id);
}
