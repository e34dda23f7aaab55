import { type Report, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore } from "./person-case.ts";
import { mayTakeAway } from "./report-allowance.ts";
import {
  addQuietReport,
  datedAfter,
  type QuietReport,
  type ReporterStore,
} from "./report-rules.ts";
import type { ReportStore } from "./report-store.ts";

export interface PersonReportStores {
  readonly personReports: Pick<PersonReportStore, "lock" | "add" | "wasDismissed" | "isHidden">;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find">;
  readonly reports: ReporterStore & Pick<ReportStore, "takenAway">;
  readonly record: RecordEvent;
}

/**
 * Stores a report about a person's profile. A severe one that weighs hides its picture and text
 * until a moderator decides, which its person is told, within the allowance of its reporter; others
 * hide nothing. Reports of
 * newcomers and unreliable reporters have no weight, as with works, and all kinds of reports share a
 * member's daily limit.
 *
 * @throws Refusal PERSON_NOT_FOUND, OWN_ACCOUNT, ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export async function reportPerson(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: PersonReportStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly reporter: Viewer;
    readonly report: Report;
    readonly now: Date;
  },
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> {
  const { userId, reporter } = input;
  return transact(async ({ personReports, pendingPersonDecisions, reports, record }) => {
    if (!(await personReports.lock(userId))) throw new Refusal("PERSON_NOT_FOUND");
    const now = datedAfter(await pendingPersonDecisions.find(userId, "reports"), input.now);
    if (userId === reporter.id) throw new Refusal("OWN_ACCOUNT");
    const mayHide = async ({ reason, weight }: QuietReport) =>
      weight === 0 ||
      !SEVERE_REASONS.some((severe) => severe === reason) ||
      mayTakeAway(reporter, await reports.takenAway(reporter.id, now), now);
    const reported = {
      // Beyond the reporter's allowance it reaches the queue, and hides nothing.
      add: async (report: QuietReport) =>
        personReports.add({
          ...{ ...report, userId },
          weight: (await mayHide(report)) ? report.weight : 0,
        }),
      wasDismissed: (id: string) => personReports.wasDismissed(userId, id),
    };
    const wasHidden = await personReports.isHidden(userId);
    const added = await addQuietReport({ reports, reported }, { ...input, now });
    if (!wasHidden && (await personReports.isHidden(userId)))
      await record({
        ...{ type: "person.hidden", subjectId: userId, userId, payload: { reportId: added.id } },
      });
    return added;
  });
}
