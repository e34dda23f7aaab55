import { type Report, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { CommentRecord } from "../comment/comment-record.ts";
import type { CommentStore } from "../comment/comment-store.ts";
import { seenAs } from "../comment/comment-view.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import { canSee } from "../creation/creation-visibility.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { CommentReportStore } from "./comment-case.ts";
import { mayTakeAway } from "./report-allowance.ts";
import { REVIEW_WEIGHT } from "./report-effect.ts";
import { addQuietReport, type QuietReport, type ReporterStore } from "./report-rules.ts";
import type { ReportStore } from "./report-store.ts";

export interface CommentReportStores {
  readonly comments: Pick<CommentStore, "lock" | "change">;
  readonly creations: Pick<CreationStore, "find">;
  readonly commentReports: Pick<CommentReportStore, "add" | "wasDismissed" | "weight">;
  readonly reports: ReporterStore & Pick<ReportStore, "takenAway">;
  readonly record: RecordEvent;
}

interface CommentReport {
  readonly id: string;
  readonly reporter: Viewer;
  readonly report: Report;
  readonly now: Date;
}

/**
 * Stores a report of a comment. A severe one that weighs, or several that weigh enough together,
 * keep it from others until a moderator decides, within the reporter's allowance.
 *
 * @throws Refusal COMMENT_NOT_FOUND, OWN_COMMENT, ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export const reportComment = (
  {
    transact,
  }: { readonly transact: <T>(work: (stores: CommentReportStores) => Promise<T>) => Promise<T> },
  input: CommentReport,
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> =>
  transact(async (stores) => {
    const { comments, commentReports, reports, record } = stores;
    const comment = await lockSeen(stores, input);
    const { id: commentId, userId, text: said, creationId } = comment;
    let hidesNow = false;
    const reported = {
      add: async (report: QuietReport) => {
        const hides = await keepsAway(stores, comment, { ...input, report });
        hidesNow = hides && !comment.held;
        return commentReports.add({ ...report, commentId, userId, said, hides });
      },
      wasDismissed: (reporterId: string) => commentReports.wasDismissed(commentId, reporterId),
    };
    const added = await addQuietReport({ reports, reported }, input);
    if (hidesNow) {
      await comments.change(commentId, { held: true });
      await record({
        ...{ type: "comment.changed", subjectId: commentId, userId, payload: { creationId } },
      });
    }
    return added;
  });

/** Whoever can read a comment can report it. */
async function lockSeen(
  { comments, creations }: Pick<CommentReportStores, "comments" | "creations">,
  { id, reporter }: CommentReport,
): Promise<CommentRecord> {
  const comment = await comments.lock(id);
  if (comment?.userId === reporter.id) throw new Refusal("OWN_COMMENT");
  const creation = comment && (await creations.find(comment.creationId));
  // Somebody who was unwanted, or blocks, may still report what they have read.
  const isSeen = comment && seenAs({ ...comment, unwanted: false }, reporter.id) !== "gone";
  if (isSeen && creation && canSee(creation, reporter)) return comment;
  throw new Refusal("COMMENT_NOT_FOUND");
}

async function keepsAway(
  { commentReports, reports }: Pick<CommentReportStores, "commentReports" | "reports">,
  { id }: CommentRecord,
  {
    reporter,
    report: { reason, weight },
    now,
  }: Pick<CommentReport, "reporter" | "now"> & { readonly report: QuietReport },
): Promise<boolean> {
  if (weight === 0) return false;
  const isSevere = SEVERE_REASONS.some((severe) => severe === reason);
  if (!isSevere && (await commentReports.weight(id)) + weight < REVIEW_WEIGHT) return false;
  return mayTakeAway(reporter, await reports.takenAway(reporter.id, now), now);
}
