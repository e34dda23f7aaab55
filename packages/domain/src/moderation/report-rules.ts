import type { Report } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { reportWeight } from "./report-effect.ts";
import type { NewReport, ReportStore } from "./report-store.ts";

/** Maximum number of reports per member and day, of everything together. */
export const REPORTS_A_DAY = 10;

export type ReporterStore = Pick<ReportStore, "countLately" | "recordOf" | "joinedAt">;

/**
 * Requires that a member reports no more than REPORTS_A_DAY.
 *
 * @throws Refusal TOO_MANY_REPORTS
 */
export async function refuseTooMany(
  reports: Pick<ReportStore, "countLately">,
  { id, role }: Viewer,
  now: Date,
): Promise<void> {
  if (role === "user" && (await reports.countLately(id, now)) >= REPORTS_A_DAY)
    throw new Refusal("TOO_MANY_REPORTS", { max: REPORTS_A_DAY });
}

/** Weight of this person's reports, whatever they report. */
export async function weightOf(
  reports: Pick<ReportStore, "recordOf" | "joinedAt">,
  { id, role }: Viewer,
  now: Date,
): Promise<number> {
  const record = await reports.recordOf(id, now);
  return reportWeight({ id, role, joinedAt: await reports.joinedAt(id), ...record }, now);
}

export type QuietReport = Pick<
  NewReport,
  "reporterId" | "reason" | "note" | "weight" | "createdAt"
>;

/** Reports of one thing. */
interface ReportedThing {
  /** Returns null when the reporter already has an open report of it. */
  readonly add: (report: QuietReport) => Promise<{ readonly id: string } | null>;
  /** Returns whether an earlier report of this reporter about it was dismissed. */
  readonly wasDismissed: (reporterId: string) => Promise<boolean>;
}

/**
 * Stores a report that hides nothing by itself. A reporter whose report of the same thing was
 * dismissed before has no weight.
 *
 * @throws Refusal ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export async function addQuietReport(
  { reports, reported }: { readonly reports: ReporterStore; readonly reported: ReportedThing },
  input: { readonly reporter: Viewer; readonly report: Report; readonly now: Date },
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> {
  const { reporter, report, now } = input;
  await refuseTooMany(reports, reporter, now);
  const isUnheard = reporter.role === "user" && (await reported.wasDismissed(reporter.id));
  const added = await reported.add({
    ...{ reporterId: reporter.id, ...report, createdAt: now },
    weight: isUnheard ? 0 : await weightOf(reports, reporter, now),
  });
  if (!added) throw new Refusal("ALREADY_REPORTED");
  return { id: added.id, reason: report.reason, createdAt: now };
}

/**
 * Date of a report that may have waited for a concurrent decision: after that decision, which did
 * not consider it.
 */
export const datedAfter = (pending: { readonly decidedAt: Date } | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (pending?.decidedAt.getTime() ?? 0) + 1));
