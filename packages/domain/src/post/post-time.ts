import { postsOver } from "@kinora/contracts/account/social-entitlements";
import type { ChosenTime, NewPost } from "@kinora/contracts/publication/post";
import { occurrencesOf } from "@kinora/contracts/schedule/occurrences";
import { MOST_REPEATED_POSTS } from "@kinora/contracts/schedule/repeat";
import { resolveWallTime } from "@kinora/contracts/schedule/resolve-wall-time";
import type { ConnectionStore } from "../connection/connection-store.ts";
import { Refusal } from "../refusal.ts";
import type { PostTime } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";

/** How far ahead a post may be: a year, and the day that a leap year has more. */
const FARTHEST = 366 * 24 * 3_600_000;

/**
 * Returns the moment of a chosen time.
 *
 * @throws Refusal TIME_NOT_POSSIBLE
 */
export function timeOf({ wallTime: wall, zone }: ChosenTime, now: Date): PostTime {
  const { at } = resolveWallTime(wall, zone);
  if (at <= now) throw new Refusal("TIME_NOT_POSSIBLE", { because: "past" });
  if (at.getTime() - now.getTime() > FARTHEST)
    throw new Refusal("TIME_NOT_POSSIBLE", { because: "far" });
  return { wall, zone, at };
}

export interface ScheduleStores {
  readonly publications: Pick<PublicationStore, "countScheduled">;
  readonly connections: Pick<ConnectionStore, "lockPlan">;
}

/**
 * Returns the moments of a post: one for each day of its repeat.
 *
 * @throws Refusal TIME_NOT_POSSIBLE, REPEAT_NOT_POSSIBLE
 */
export function timesOf(
  { at, repeat, targets }: Pick<NewPost, "at" | "repeat" | "targets">,
  now: Date,
): readonly (PostTime | null)[] {
  if (!at) return [null];
  if (!repeat) return [timeOf(at, now)];
  const { wallTime, zone } = at;
  const days = occurrencesOf(wallTime, repeat, zone);
  if (days.kind === "refused")
    throw new Refusal("REPEAT_NOT_POSSIBLE", { because: days.reason, limit: days.limit });
  const times = days.items.map(({ wall }) => timeOf({ wallTime: wall, zone }, now));
  if (times.length * targets.length > MOST_REPEATED_POSTS)
    throw new Refusal("REPEAT_NOT_POSSIBLE", {
      ...{ because: "too_many_posts", limit: MOST_REPEATED_POSTS },
    });
  return times;
}

/**
 * Refuses more posts at a time than the person's social plan allows. Two requests of a person wait for
 * each other here.
 *
 * @throws Refusal SCHEDULE_FULL
 */
export async function refuseFullSchedule(
  { publications, connections }: ScheduleStores,
  userId: string,
  more = 1,
): Promise<void> {
  const plan = await connections.lockPlan(userId);
  const there = await publications.countScheduled(userId);
  const over = postsOver(plan, there + more);
  if (over)
    throw new Refusal(over.code, {
      ...{ limit: over.limit, plan, left: Math.max(0, over.limit - there) },
    });
}
