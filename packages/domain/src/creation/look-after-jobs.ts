import type { AppendAudit } from "../audit/audit-log.ts";
import type { JobDesk } from "../job/job-desk.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { Refusal } from "../refusal.ts";
import type { SubjectRef } from "../subject.ts";
import type { CreationStore } from "./creation-stores.ts";
import { type FailStores, failCreation } from "./fail-creation.ts";

interface JobStores extends FailStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly queue: Pick<JobQueue, "lockOpen" | "wake" | "cancel">;
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

/** Only works hold gems while nothing of them is there; what else is at work ends by itself. */
export const mayCancel = ({ noun }: SubjectRef): boolean => noun === "creation";

/**
 * Has a job that waits for an answer from outside taken up now. One that does not wait is left as it is.
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
 * Gives up a work whose job does not end: its owner is told, as of any that failed by our fault, and gets the gems back.
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
    // In the order of every other writer: the work, its job, the ledger.
    const creation = await stores.creations.lock(subject.id);
    const job = await stores.queue.lockOpen(subject);
    if (!creation || job?.id !== jobId) throw new Refusal("JOB_ENDED");
    await stores.queue.cancel(job, by.now);
    await failCreation({ creation, job, failure: "lost", now: by.now }, stores);
    await stores.audit({
      ...{ ...lineOf(by), action: "job.cancelled", subject: { noun: "job", id: jobId } },
      after: { creation: creation.id, gems: job.gems },
    });
  });
}

/**
 * Gives a listener once more what it gave up.
 *
 * @throws Refusal LETTER_NOT_FOUND when it has taken it in since, or never had it
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
