import type { RecordEvent } from "../event/domain-event.ts";
import type { PendingPersonDecision } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecisionStore } from "./person-case.ts";
import { REVIEW_WEIGHT } from "./report-effect.ts";
import { pictureOf } from "./undo-person-decision.ts";

interface ReferringStores {
  readonly personReports: Pick<PersonReportStore, "isHidden" | "refer">;
  readonly profileDecisions: Pick<ProfileDecisionStore, "find" | "putBack" | "undo">;
  readonly record: RecordEvent;
}

/**
 * Leaves what a moderator found to be child abuse to the admins, who are told: it becomes a report
 * of what was found, which hides the profile and keeps it on legal hold until they have decided. What
 * was taken down is on the profile again, seen by nobody; other reports, and an appeal, wait with it.
 */
export async function referPerson(
  { userId, of, actor, decision, decisionId, decidedAt }: PendingPersonDecision,
  { personReports, profileDecisions, record }: ReferringStores,
  now: Date,
): Promise<void> {
  if (decision.verdict === "clear" || decisionId === null) return;
  const wasHidden = await personReports.isHidden(userId);
  const report = await personReports.refer({
    ...{ userId, reporterId: actor.id, note: decision.note, weight: REVIEW_WEIGHT, decisionId },
    createdAt: new Date(decidedAt.getTime() + 1),
  });
  const taken = of === "reports" ? await profileDecisions.find(decisionId) : null;
  if (taken) {
    await profileDecisions.putBack(taken, pictureOf(taken), now);
    await profileDecisions.undo(decisionId);
  }
  const whose = { subjectId: userId, userId };
  if (!wasHidden)
    await record({ ...whose, type: "person.hidden", payload: { reportId: report.id } });
  const payload = { byId: actor.id, at: decidedAt.toISOString() };
  await record({ ...whose, type: "person.referred", payload });
}
