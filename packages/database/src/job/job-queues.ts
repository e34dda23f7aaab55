import { CONCURRENCY_BY_TIER } from "@kinora/contracts/limits";

/** What people ordered, and the demo content that is made when nothing else is to do. */
export const QUEUES = { person: "creation", background: "creation-background" } as const;

/** Channel on which waiting workers are woken, and told which job was cancelled. */
export const JOB_CHANNEL = "kinora_job";
export const WAKE = "wake";

/** pg-boss counts what is at work by group: a group is a person, with a tier. */
export const GROUP_CONCURRENCY = {
  default: CONCURRENCY_BY_TIER.free,
  tiers: CONCURRENCY_BY_TIER,
};

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
