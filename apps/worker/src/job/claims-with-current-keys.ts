import type { JobClaims } from "@kinora/domain/job/job-claims";

/**
 * Leaves work for external services to a worker that knows their current keys. Looked up after the
 * claim: a job that could be ordered because of a new key is claimed later than the key was stored.
 */
export function claimsWithCurrentKeys(
  claims: JobClaims,
  { isChanged }: { readonly isChanged: () => Promise<boolean> },
): JobClaims {
  return {
    ...claims,
    async claim(wanted, now) {
      const job = await claims.claim(wanted, now);
      if (job === null || wanted.lane !== "hosted" || !(await isChanged())) return job;
      await claims.release(job);
      return null;
    },
  };
}
