import type { Job } from "@kinora/domain/job/job";
import type { JobClaims } from "@kinora/domain/job/job-claims";

const HEARTBEAT_MS = 2_000;

/**
 * Sends heartbeats for a claim while `work` runs, as a worker's loop does. On a busy machine an
 * attempt may take longer than a claim lives without one.
 */
export async function held<T>(
  claims: Pick<JobClaims, "keep">,
  job: Job,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => void claims.keep(job).catch(() => {}), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
