import { CONCURRENCY_BY_TIER } from "@kinora/contracts/limits";

/** What people ordered, and the demo content that is made when nothing else is to do. */
export const QUEUES = { person: "creation", background: "creation-background" } as const;

/** Channel on which waiting workers are woken, and told which job was cancelled. */
export const JOB_CHANNEL = "kinora_job";
export const WAKE = "wake";

const STORY_WORK = "story-work";

/** pg-boss counts what is at work by group: a person with a tier; work on a person's stories is one of its own. */
export const GROUP_CONCURRENCY = {
  default: CONCURRENCY_BY_TIER.free,
  // It may take a quarter of an hour for two gems: two of them would be all that most servers have room for.
  tiers: { ...CONCURRENCY_BY_TIER, [STORY_WORK]: 1 },
};

export function groupOf(job: {
  readonly userId: string;
  readonly tier: string;
  readonly storyId?: string;
}): { readonly id: string; readonly tier: string } {
  return job.storyId === undefined
    ? { id: job.userId, tier: job.tier }
    : { id: `${job.userId} ${STORY_WORK}`, tier: STORY_WORK };
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
