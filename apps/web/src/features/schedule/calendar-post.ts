import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";

/** Where a post stands, as far as a calendar shows it. */
export type CalendarStage =
  | "draft"
  | "scheduled"
  | "publishing"
  | "unconfirmed"
  | "needs_reconnect"
  | "paused"
  | "done"
  | "fail";

/** A post in a calendar. */
export interface DatedPost {
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly instant: string;
  /** The zone in which its time was chosen. */
  readonly zone: string;
  readonly title: string;
  readonly platforms: readonly SocialPlatform[];
  readonly stage: CalendarStage;
}

/** A post at its place in the calendar's zone. */
export interface PlacedPost extends DatedPost {
  /** "2026-11-29". */
  readonly date: string;
  /** "18:30". */
  readonly time: string;
}

const MOVABLE: readonly CalendarStage[] = ["draft", "scheduled", "needs_reconnect", "paused"];

/** What is on its way, or over, stays where it is. */
export const canMove = ({ stage, instant }: DatedPost, now: Date): boolean =>
  MOVABLE.includes(stage) && (WITHOUT_TIME.includes(stage) || new Date(instant) > now);

/** Nothing is posted of these by itself, so their time may have passed. */
const WITHOUT_TIME: readonly CalendarStage[] = ["draft", "paused"];

/** Returns posts with their days and times in a zone, the earliest first. */
export function placePosts(posts: readonly DatedPost[], zone: string): readonly PlacedPost[] {
  return posts
    .toSorted((a, b) => a.instant.localeCompare(b.instant) || a.id.localeCompare(b.id))
    .map((post) => {
      const [date = "", time = ""] = wallTimeOf(new Date(post.instant), zone).split("T");
      return { ...post, date, time };
    });
}
