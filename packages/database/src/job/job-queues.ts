import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { JobSize, Lane } from "@kinora/domain/job/job";

/** The render queue is the oldest; its name is stored in existing databases. */
const NAMES: Readonly<Record<Lane, string>> = {
  render: "creation",
  hosted: "hosted",
  deliver: "deliver",
  upkeep: "upkeep",
};

/**
 * Each lane has a queue for users' orders and one for demo content, which is made when nothing else
 * is to do.
 */
export const queueOf = ({
  lane,
  background,
}: {
  readonly lane: Lane;
  readonly background: boolean;
}): string => (background ? `${NAMES[lane]}-background` : NAMES[lane]);

export const queuesOf = (lane: Lane): readonly string[] => [
  queueOf({ lane, background: false }),
  queueOf({ lane, background: true }),
];

/**
 * Lanes used on every server. There are no others, because pg-boss maintains every queue once a
 * second; `hosted` has queues only where a service is configured.
 */
export const LANES_IN_USE: readonly Lane[] = ["render", "upkeep"];

/** Channel on which waiting workers are woken and told about cancelled jobs. */
export const JOB_CHANNEL = "kinora_job";
export const WAKE = "wake";

const hugeTier = (tier: Tier) => `huge-${tier}` as const;

/**
 * pg-boss limits running jobs by group. A user is a group, and so are their huge jobs, because two
 * of these would fill most servers.
 */
export const GROUP_CONCURRENCY = {
  default: ENTITLEMENTS.free.atWork,
  tiers: Object.fromEntries(
    TIERS.flatMap((tier) => {
      const { atWork } = ENTITLEMENTS[tier];
      return [
        [tier, atWork],
        [hugeTier(tier), Math.floor(atWork / 2)],
      ];
    }),
  ),
};

/** Returns the group in which pg-boss counts a job, and the tier that limits its running jobs. */
export function groupOf(job: {
  readonly userId: string;
  readonly tier: Tier;
  readonly size: JobSize;
}): { readonly id: string; readonly tier: string } {
  return job.size === "huge"
    ? { id: `${job.userId} huge`, tier: hugeTier(job.tier) }
    : { id: job.userId, tier: job.tier };
}

/**
 * The defaults of pg-boss suit jobs of minutes that may wait: without a heartbeat, a dead worker's
 * job would stay claimed for 15 minutes. Ten seconds is the shortest heartbeat it accepts.
 */
export const QUEUE_OPTIONS = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  // Attempts are limited by our own counters. This only keeps pg-boss from giving up earlier,
  // because a job that waits for an external response is fetched often.
  retryLimit: 1_000_000,
  retryDelay: 0,
  // pg-boss deletes jobs that have waited longer (14 days by default), but only our own row decides
  // when a job has ended.
  retentionSeconds: 60 * 365 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
};
