import type { Report } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { canSee } from "../creation/creation-visibility.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import { mayTakeAway } from "./report-allowance.ts";
import { reportEffect, TRUSTED_WEIGHT } from "./report-effect.ts";
import { datedAfter, refuseTooMany, weightOf } from "./report-rules.ts";
import type { NewReport, ReportStore, ReportsOfCreation } from "./report-store.ts";

export interface ReportStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: ReportStore;
  readonly pendingDecisions: Pick<PendingDecisions, "find">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

/**
 * Stores a report with its reason and note and applies its effect: severe reasons hide the work at
 * once, others send it to review once enough weight accumulates. A reporter beyond their allowance
 * gets the same response, but the report waits for a moderator or for another person's report.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export async function reportCreation(
  { transact }: { transact: <T>(work: (stores: ReportStores) => Promise<T>) => Promise<T> },
  input: {
    readonly creationId: string;
    readonly reporter: Viewer;
    readonly report: Report;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> {
  const { creationId, reporter, now } = input;
  const { reason, note } = input.report;
  return transact(async ({ creations, reports, pendingDecisions, addHistory, record }) => {
    const creation = await creations.lock(creationId);
    if (!creation || !canSee(creation, reporter)) throw new Refusal("CREATION_NOT_FOUND");
    if (creation.userId === reporter.id) throw new Refusal("OWN_CREATION");
    await refuseTooMany(reports, reporter, now);
    const weight = await weightOf(reports, reporter, now);
    const said = await reports.of(creationId, reporter.id);
    const own = ownWeight(said, { reason, weight, role: reporter.role });
    const wish = reportEffect(creation, {
      ...{ reason, role: reporter.role, own, isShownAgain: said.isShownAgain },
      weight: said.weight + own,
    });
    const tookAway = isChange(wish) && (await isAllowed(reports, reporter, now));
    const createdAt = datedAfter(await pendingDecisions.find(creationId), now);
    const added = await reports.add({
      ...{ creationId, reporterId: reporter.id, reason, note, weight, tookAway, createdAt },
    });
    if (!added) throw new Refusal("ALREADY_REPORTED");
    const after = tookAway ? wish : {};
    await addHistory({
      creationId,
      actorId: reporter.id,
      role: reporter.role,
      action: "report",
      reason,
      before: { status: creation.status, moderatorHidden: creation.moderatorHidden },
      after,
      at: now,
      requestId: input.requestId,
    });
    if (isChange(after)) {
      await creations.update(creationId, after);
      await recordChange(creation, after, record);
    }
    return { id: added.id, reason, createdAt };
  });
}

/**
 * A reason dismissed before has no weight again, except from trusted reporters who have not
 * reported the work before.
 */
function ownWeight(
  said: ReportsOfCreation,
  { reason, weight, role }: Pick<NewReport, "reason" | "weight"> & Pick<Viewer, "role">,
): number {
  if (role !== "user") return weight;
  if (said.wasDismissed) return 0;
  return said.dismissedReasons.includes(reason) && weight < TRUSTED_WEIGHT ? 0 : weight;
}

function isChange(change: object): boolean {
  return Object.keys(change).length > 0;
}

async function isAllowed(reports: ReportStore, { id, role }: Viewer, now: Date): Promise<boolean> {
  return mayTakeAway({ id, role }, await reports.takenAway(id, now), now);
}
