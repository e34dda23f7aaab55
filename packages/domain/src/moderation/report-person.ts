import type { Report } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import type { PersonReportStore } from "./person-case.ts";
import { REPORTS_A_DAY } from "./report-creation.ts";
import { reportWeight } from "./report-effect.ts";
import type { ReportStore } from "./report-store.ts";

export interface PersonReportStores {
  readonly personReports: Pick<PersonReportStore, "lock" | "add" | "wasDismissed">;
  readonly reports: Pick<ReportStore, "countLately" | "recordOf" | "joinedAt">;
}

/**
 * Stores a report about a person's profile. It hides nothing; a moderator decides. Reports of
 * newcomers and unreliable reporters have no weight, as with works, and both kinds of reports share
 * a member's daily limit.
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
  const { userId, reporter, report, now } = input;
  return transact(async ({ personReports, reports }) => {
    if (!(await personReports.lock(userId))) throw new Refusal("PERSON_NOT_FOUND");
    if (userId === reporter.id) throw new Refusal("OWN_ACCOUNT");
    if (reporter.role === "user" && (await reports.countLately(reporter.id, now)) >= REPORTS_A_DAY)
      throw new Refusal("TOO_MANY_REPORTS", { max: REPORTS_A_DAY });
    const added = await personReports.add({
      ...{ userId, reporterId: reporter.id, ...report, createdAt: now },
      weight: await weightOf({ personReports, reports }, input),
    });
    if (!added) throw new Refusal("ALREADY_REPORTED");
    return { id: added.id, reason: report.reason, createdAt: now };
  });
}

/** A reporter whose report about this person was dismissed before has no weight. */
async function weightOf(
  { personReports, reports }: PersonReportStores,
  {
    userId,
    reporter: { id, role },
    now,
  }: Pick<Parameters<typeof reportPerson>[1], "userId" | "reporter" | "now">,
): Promise<number> {
  if (role === "user" && (await personReports.wasDismissed(userId, id))) return 0;
  const record = await reports.recordOf(id, now);
  return reportWeight({ id, role, joinedAt: await reports.joinedAt(id), ...record }, now);
}
