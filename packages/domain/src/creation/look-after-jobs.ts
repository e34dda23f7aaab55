import type { AppendAudit } from "../audit/audit-log.ts";
import type { JobDesk } from "../job/job-desk.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import type { SubjectRef } from "../subject.ts";
import type { CreationStore } from "./creation-stores.ts";
import { type FailStores, failCreation } from "./fail-creation.ts";
import type { ReleaseUnsent } from "./hosted-budget.ts";

interface JobStores extends FailStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly queue: Pick<JobQueue, "lockOpen" | "wake" | "cancel">;
  readonly releaseUnsent: ReleaseUnsent;
  readonly desk: JobDesk;
  readonly audit: AppendAudit;
}

interface Ports {
  readonly transact: <T>(work: (stores: JobStores) => Promise<T>) => Promise<T>;
}

interface ByWhom {
  readonly actorId: string;
  readonly reason: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Returns whether the staff may cancel a job. Only creations hold gems before any result exists;
 * other jobs end by themselves.
 */
export const mayCancel = ({ noun }: SubjectRef): boolean => noun === "creation";

/**
 * Wakes a job that waits for an external response. A job that does not wait is left unchanged.
 *
 * @throws Refusal JOB_NOT_FOUND, JOB_ENDED
 */
export async function retryJob(
  { transact }: Ports,
  { jobId, ...by }: ByWhom & { readonly jobId: string },
): Promise<void> {
  await transact(async ({ desk, queue, audit }) => {
    const { subject, waits } = await openJob(desk, jobId);
    if (!waits) return;
    await queue.wake(subject);
    await audit({ ...lineOf(by), action: "job.retried", subject: { noun: "job", id: jobId } });
  });
}

/**
 * Cancels the work of a job that does not end. It fails as our fault: the owner is notified and
 * gets the gems back.
 *
 * @throws Refusal JOB_NOT_FOUND, JOB_ENDED, JOB_NOT_CANCELLABLE
 */
export async function cancelJob(
  { transact }: Ports,
  { jobId, ...by }: ByWhom & { readonly jobId: string },
): Promise<void> {
  await transact(async (stores) => {
    const { subject } = await openJob(stores.desk, jobId);
    if (!mayCancel(subject)) throw new Refusal("JOB_NOT_CANCELLABLE");
    // The lock order of every writer: the work, its job, the ledger.
    const creation = await stores.creations.lock(subject.id);
    const job = await stores.queue.lockOpen(subject);
    if (!creation || job?.id !== jobId) throw new Refusal("JOB_ENDED");
    await stores.queue.cancel(job, by.now);
    await failCreation({ creation, job, failure: "lost", now: by.now }, stores);
    await stores.audit({
      ...{ ...lineOf(by), action: "job.cancelled", subject: { noun: "job", id: jobId } },
      after: { creation: creation.id, gems: job.gems },
    });
    await stores.releaseUnsent(jobId);
  });
}

/**
 * Delivers a dead letter to its listener again.
 *
 * @throws Refusal LETTER_NOT_FOUND when it has been processed since or never existed
 */
export async function retryLetter(
  { transact }: Ports,
  input: ByWhom & { readonly listener: string; readonly event: number },
): Promise<void> {
  const { listener, event, ...by } = input;
  await transact(async ({ desk, audit }) => {
    const retried = await desk.retryLetter(listener, event);
    if (retried === null) throw new Refusal("LETTER_NOT_FOUND");
    if (!retried) return;
    const subject = { noun: "letter", id: `${listener} ${event}` };
    await audit({ ...lineOf(by), action: "letter.retried", subject });
  });
}

async function openJob(desk: JobDesk, jobId: string) {
  const found = await desk.find(jobId);
  if (!found) throw new Refusal("JOB_NOT_FOUND");
  if (found.ended) throw new Refusal("JOB_ENDED");
  return found;
}

const lineOf = ({ actorId, reason, requestId, now }: ByWhom) => ({
  ...{ actorId, reason, requestId, at: now, before: {}, after: {} },
});
