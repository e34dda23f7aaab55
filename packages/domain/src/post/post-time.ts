import { postsOver } from "@kinora/contracts/account/social-entitlements";
import type { ChosenTime } from "@kinora/contracts/publication/post";
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
 * Refuses one more post at a time than the person's social plan allows. Two requests of a person wait for
 * each other here.
 *
 * @throws Refusal SCHEDULE_FULL
 */
export async function refuseFullSchedule(
  { publications, connections }: ScheduleStores,
  userId: string,
): Promise<void> {
  const plan = await connections.lockPlan(userId);
  const over = postsOver(plan, (await publications.countScheduled(userId)) + 1);
  if (over) throw new Refusal(over.code, { limit: over.limit, plan });
}
