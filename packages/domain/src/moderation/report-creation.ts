import type { Report } from "@kinora/contracts/moderation/report";
import type { CreationStore, RecordCreationEvent } from "../creation/creation-stores.ts";
import { canSee, type Viewer } from "../creation/creation-visibility.ts";
import type { PublishSignal } from "../event/signal.ts";
import { Refusal } from "../refusal.ts";
import { reportEffect, reportWeight } from "./report-effect.ts";
import type { ReportStore } from "./report-store.ts";

export interface ReportStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly reports: ReportStore;
  readonly record: RecordCreationEvent;
  readonly publish: PublishSignal;
}

/**
 * Stores a report with its reason and note and does what it leads to: severe reasons hide at once,
 * others send to review once enough people agree.
 *
 * @throws Refusal CREATION_NOT_FOUND, OWN_CREATION, ALREADY_REPORTED
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
  return transact(async ({ creations, reports, record, publish }) => {
    const creation = await creations.lock(creationId);
    if (!creation || !canSee(creation, reporter)) throw new Refusal("CREATION_NOT_FOUND");
    if (creation.userId === reporter.id) throw new Refusal("OWN_CREATION");
    const weight = reportWeight(reporter.role);
    const added = await reports.add({
      ...{ creationId, reporterId: reporter.id, reason, note, weight, createdAt: now },
    });
    if (!added) throw new Refusal("ALREADY_REPORTED");
    const after = reportEffect(creation, reason, await reports.openWeight(creationId));
    await record({
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
    if (Object.keys(after).length > 0) {
      await creations.update(creationId, after);
      await publish({ userId: creation.userId, type: "progress", subjectId: creationId });
    }
    return { id: added.id, reason, createdAt: now };
  });
}
