import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { CONCURRENCY_BY_TIER } from "@kinora/contracts/limits";

/** What people ordered, and the demo content that is made when nothing else is to do. */
export const QUEUES = { person: "creation", background: "creation-background" } as const;

/** Channel on which waiting workers are woken, and told which job was cancelled. */
export const JOB_CHANNEL = "kinora_job";
export const WAKE = "wake";

const storyTier = (tier: Tier) => `story-${tier}` as const;

/**
 * pg-boss counts what is at work by group. A person is a group, and so is the work on their stories: it may
 * take a quarter of an hour for two gems, and two of them would be all that most servers have room for.
 */
export const GROUP_CONCURRENCY = {
  default: CONCURRENCY_BY_TIER.free,
  tiers: {
    ...CONCURRENCY_BY_TIER,
    ...Object.fromEntries(
      TIERS.map((tier) => [storyTier(tier), Math.floor(CONCURRENCY_BY_TIER[tier] / 2)]),
    ),
  },
};

/** The group in which pg-boss counts a job, and the tier that says how many of it may be at work. */
export function groupOf(job: {
  readonly userId: string;
  readonly tier: Tier;
  readonly storyId?: string;
}): { readonly id: string; readonly tier: string } {
  return job.storyId === undefined
    ? { id: job.userId, tier: job.tier }
    : { id: `${job.userId} story`, tier: storyTier(job.tier) };
}

/**
 * The defaults of pg-boss are for jobs of minutes that may wait: without a heartbeat a dead worker's
 * job would stay with it for 15 minutes. Ten seconds is the shortest heartbeat it takes.
 */
export const QUEUE_OPTIONS = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  // Attempts end by our own counts; this only keeps pg-boss from giving up before them.
  retryLimit: 1000,
  retryDelay: 0,
  deleteAfterSeconds: 24 * 3600,
};
