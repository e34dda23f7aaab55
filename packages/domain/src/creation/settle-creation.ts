import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Job } from "../job/job.ts";
import type { CreationPatch, CreationRecord } from "./creation.ts";
import type { AddHistory, CreationStore, HistoryEntry } from "./creation-stores.ts";
import { recordChange } from "./record-change.ts";
import { type Finding, isRefused } from "./verdict.ts";

export interface SettleStores {
  readonly creations: Pick<CreationStore, "update">;
  readonly ledger: Pick<GemLedger, "settle" | "voidHold">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

/**
 * A result known as child abuse becomes a case for the admins: hidden from everyone until they
 * decide, withheld, and on legal hold because of the rule of its refusal.
 */
const ENDINGS: Readonly<Record<Finding, Ending>> = {
  clean: { change: { status: null }, said: { action: "deliver", reason: null } },
  unsure: { change: { status: "review" }, said: { action: "review", reason: null } },
  hit: {
    change: { status: "rejected" },
    said: { action: "refuse", reason: "The picture check refused it" },
  },
  known: {
    change: { status: "review", moderatorHidden: true },
    said: { action: "refuse", reason: "A file of it is known", rule: "child_abuse" },
  },
};

interface Ending {
  readonly change: Pick<CreationPatch, "status" | "moderatorHidden">;
  readonly said: Pick<HistoryEntry, "action" | "reason" | "rule">;
}

const UNDELIVERED = { code: "gem.returned", params: { why: "undelivered" } } as const;

/**
 * Delivers a stored result. Clean and unsure results are charged, refused and known ones are not.
 * When the hold was voided in the meantime, the result is free. Demo content is published to the
 * feed directly.
 */
export async function settleCreation(
  {
    creation,
    job,
    verdict,
    mature,
    thumbhash,
    now,
  }: {
    readonly creation: CreationRecord;
    readonly job: Job;
    readonly verdict: Finding;
    /** Rated so by the scan. */
    readonly mature: boolean;
    readonly thumbhash: string | null;
    readonly now: Date;
  },
  stores: SettleStores,
): Promise<void> {
  const { change: ending, said } = ENDINGS[verdict];
  const paid = await pay(job, verdict, now, stores.ledger);
  const publishes = job.background && verdict === "clean";
  const change: CreationPatch = {
    ...ending,
    thumbhash,
    finishedAt: now,
    failureClass: verdict === "hit" ? "refused" : null,
    gems: { held: creation.gems.held, settled: paid.spent, refunded: paid.refunded },
    ...(mature && !isRefused(verdict) ? { matureByHouse: "scan" } : {}),
    ...(publishes ? { inFeed: true, publishedAt: creation.publishedAt ?? now } : {}),
  };
  await stores.creations.update(creation.id, change);
  await stores.addHistory({
    creationId: creation.id,
    actorId: null,
    role: "system",
    ...said,
    before: { status: creation.status },
    after: change,
    at: now,
    requestId: null,
  });
  await recordChange(creation, change, stores.record);
}

async function pay(
  job: Job,
  verdict: Finding,
  now: Date,
  ledger: SettleStores["ledger"],
): Promise<{ spent: number; refunded: number }> {
  if (job.holdId === null) return { spent: 0, refunded: 0 };
  const { holdId, gems, subject } = job;
  const ending = { holdId, part: subject, ourFault: false, now };
  const { spent, released, lost } = isRefused(verdict)
    ? await ledger.voidHold({ ...ending, key: `job:${job.id}:void`, reason: UNDELIVERED })
    : await ledger.settle({ ...ending, gems, key: `job:${job.id}:settle` });
  return { spent, refunded: released - lost };
}
