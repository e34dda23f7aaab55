import { TIERS, type Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { JobSize, Lane } from "@kinora/domain/job/job";

/** The queue of what is drawn here was there first; its name stands in the database. */
const NAMES: Readonly<Record<Lane, string>> = {
  render: "creation",
  hosted: "hosted",
  deliver: "deliver",
  upkeep: "upkeep",
};

/** Each lane has a queue for what people ordered, and one for demo content, made when nothing else is to do. */
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
 * Lanes that there is work in on every server: pg-boss looks after every queue once a second, so there are no others.
 * `hosted` has queues where a service is configured.
 */
export const LANES_IN_USE: readonly Lane[] = ["render", "upkeep"];

/** Channel on which waiting workers are woken, and told which job was cancelled. */
export const JOB_CHANNEL = "kinora_job";
export const WAKE = "wake";

const hugeTier = (tier: Tier) => `huge-${tier}` as const;

/**
 * pg-boss counts what is at work by group. A person is a group, and so are their huge jobs, of which two would be all
 * that most servers have room for.
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

/** The group in which pg-boss counts a job, and the tier that says how many of it may be at work. */
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
 * The defaults of pg-boss are for jobs of minutes that may wait: without a heartbeat a dead worker's
 * job would stay with it for 15 minutes. Ten seconds is the shortest heartbeat it takes.
 */
export const QUEUE_OPTIONS = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  // Attempts end by our own counts; this only keeps pg-boss from giving up before them, and whoever waits for an answer
  // from outside asks often.
  retryLimit: 1_000_000,
  retryDelay: 0,
  // pg-boss deletes what waited longer (14 days unless told): our own row says when a job has ended, nothing else does.
  retentionSeconds: 60 * 365 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
};
