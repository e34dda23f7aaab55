import type { AwardKind } from "../gem/gem.ts";

export const AWARD_NAMES = [
  ...(["daily", "weekly", "streak_7", "streak_30", "streak_100", "streak_200"] as const),
  ...(["streak_365", "first_creation", "story", "video", "review"] as const),
  ...(["signup", "purchase", "challenge", "refund"] as const),
] as const;
export type AwardName = (typeof AWARD_NAMES)[number];

/** A fixed number of gems, at most once per person and period. */
interface FixedAward {
  readonly is: "fixed";
  readonly kind: AwardKind;
  readonly gems: number;
  readonly once: "a day" | "a week" | "ever";
}

/** For claiming on so many days in a row; once per person, whatever streaks follow. */
interface StreakAward {
  readonly is: "streak";
  readonly kind: "badge";
  readonly gems: number;
  readonly days: number;
}

/** A share of the gems of a person's first pack. */
interface ShareAward {
  readonly is: "share";
  readonly kind: "purchase";
  readonly percent: number;
  readonly most: number;
}

/** Gems that are decided case by case: by a challenge, or by staff with a reason. */
interface CaseAward {
  readonly is: "case";
  readonly kind: "challenge" | "refund";
}

/**
 * For reviews of others' works. The specification has no award kind for it, but a type of
 * transaction of its own, review_videos.
 */
export interface ReviewAward {
  readonly is: "reviews";
  /** Gems for so many `reviews`. */
  readonly gems: number;
  readonly reviews: number;
  /** How often on one UTC day. */
  readonly timesADay: number;
}

/** Not awarded in this version. */
interface NoAward {
  readonly is: "none";
}

export type AwardRule =
  | (FixedAward | StreakAward | ShareAward)
  | (CaseAward | ReviewAward | NoAward);

export interface AwardTable {
  readonly version: number;
  /** First UTC day on which it applies; a version never changes within a day. */
  readonly since: string;
  readonly rules: Readonly<Record<AwardName, AwardRule>>;
  /** Active days of a UTC week after which the weekly award is granted. */
  readonly activeDays: number;
  /** Days of which at most one can be missed without ending a streak. */
  readonly freezeDays: number;
  /** Hours for which a work must have been in the feed without interruption. */
  readonly standingHours: number;
}

/** Rules that no version has changed yet. */
const UNCHANGED = {
  daily: { is: "fixed", kind: "daily", gems: 10, once: "a day" },
  weekly: { is: "fixed", kind: "weekly", gems: 15, once: "a week" },
  streak_7: { is: "streak", kind: "badge", gems: 10, days: 7 },
  streak_30: { is: "streak", kind: "badge", gems: 30, days: 30 },
  streak_100: { is: "streak", kind: "badge", gems: 75, days: 100 },
  streak_200: { is: "streak", kind: "badge", gems: 100, days: 200 },
  streak_365: { is: "streak", kind: "badge", gems: 200, days: 365 },
  first_creation: { is: "fixed", kind: "badge", gems: 5, once: "ever" },
  story: { is: "fixed", kind: "story", gems: 12, once: "a week" },
  video: { is: "fixed", kind: "video", gems: 4, once: "a week" },
  signup: { is: "fixed", kind: "signup", gems: 20, once: "ever" },
  purchase: { is: "share", kind: "purchase", percent: 10, most: 300 },
  challenge: { is: "case", kind: "challenge" },
  refund: { is: "case", kind: "refund" },
} as const satisfies Partial<AwardTable["rules"]>;

/** All versions, oldest first. A change of any number is a new version. */
export const AWARD_TABLES: readonly AwardTable[] = [
  {
    ...{ version: 1, since: "2026-11-28", activeDays: 5, freezeDays: 7, standingHours: 24 },
    rules: { ...UNCHANGED, review: { is: "none" } },
  },
  {
    ...{ version: 2, since: "2026-11-29", activeDays: 5, freezeDays: 7, standingHours: 24 },
    rules: { ...UNCHANGED, review: { is: "reviews", gems: 1, reviews: 5, timesADay: 5 } },
  },
];

/** Returns the table that applies on a UTC day, "2026-11-28"; days before the first have the first. */
export function awardTable(day: string): AwardTable {
  const table = AWARD_TABLES.findLast(({ since }) => since <= day) ?? AWARD_TABLES[0];
  if (table === undefined) throw new Error("There is no award table.");
  return table;
}

/** Returns a version of the table. */
export function awardTableOf(version: number): AwardTable {
  const table = AWARD_TABLES.find((one) => one.version === version);
  if (table === undefined) throw new Error(`There is no award table ${version}.`);
  return table;
}

/** Returns the rule for reviews of a UTC day; null when they are not awarded on it. */
export function reviewAward(day: string): ReviewAward | null {
  const { review } = awardTable(day).rules;
  return review.is === "reviews" ? review : null;
}

/** Returns the streaks of a table that are awarded, shortest first. */
export const streaksOf = ({ rules }: AwardTable) =>
  AWARD_NAMES.flatMap((name) => {
    const rule = rules[name];
    return rule.is === "streak" ? [{ name, days: rule.days, gems: rule.gems }] : [];
  }).sort((a, b) => a.days - b.days);
