import type { FirstWeekday } from "./calendar-days.ts";
import type { PlacedPost } from "./calendar-post.ts";
import type { Moving } from "./use-moving.ts";

/** What every view of a calendar needs. */
export interface CalendarParts {
  readonly posts: readonly PlacedPost[];
  /** The day that is looked at. */
  readonly day: string;
  readonly today: string;
  /** Day on which a held post would be; null when none is held. */
  readonly heldDay: string | null;
  readonly firstWeekday: FirstWeekday;
  readonly zone: string;
  readonly moving: Moving;
  readonly now: () => Date;
  readonly onOpen: (id: string) => void;
  readonly onDay: (day: string) => void;
  readonly onWeek: (day: string) => void;
}

/** Returns the posts of a day. */
export const postsOf = ({ posts }: CalendarParts, day: string): readonly PlacedPost[] =>
  posts.filter(({ date }) => date === day);
