/** How a kind of made-up member behaves in the dry run of awards. Shares are in percent. */
export interface MemberBehaviour {
  readonly name: "daily" | "weekly" | "now_and_then" | "tries_it";
  /** Of all members. */
  readonly share: number;
  /** Days on which they claim, and on which they make something. */
  readonly claims: number;
  readonly makes: number;
  readonly worksADay: number;
  readonly gemsAWork: number;
  /** Weeks in which a film, and a story, of theirs earns its award. */
  readonly films: number;
  readonly stories: number;
  /** Days on which they review, and works then. */
  readonly reviews: number;
  readonly reviewsADay: number;
  /** Those who buy a pack of 1,500 gems within the time. */
  readonly buys: number;
  /** Those who leave each week. */
  readonly leaves: number;
}

export const DRY_RUN_MEMBERS = 10_000;
export const DRY_RUN_DAYS = 90;
/** They join evenly over these first days. */
export const DRY_RUN_JOIN_DAYS = 30;

/** Assumptions, not measurements: nobody has used this server for 90 days yet. */
export const BEHAVIOURS: readonly MemberBehaviour[] = [
  {
    ...{ name: "daily", share: 10, claims: 95, makes: 80, worksADay: 6, gemsAWork: 4 },
    ...{ films: 60, stories: 25, reviews: 40, reviewsADay: 15 },
    ...{ buys: 10, leaves: 1 },
  },
  {
    ...{ name: "weekly", share: 30, claims: 40, makes: 30, worksADay: 3, gemsAWork: 3 },
    ...{ films: 20, stories: 6, reviews: 10, reviewsADay: 10 },
    ...{ buys: 3, leaves: 3 },
  },
  {
    ...{ name: "now_and_then", share: 30, claims: 10, makes: 8, worksADay: 3, gemsAWork: 3 },
    ...{ films: 4, stories: 1, reviews: 2, reviewsADay: 5 },
    ...{ buys: 1, leaves: 8 },
  },
  {
    ...{ name: "tries_it", share: 30, claims: 5, makes: 5, worksADay: 2, gemsAWork: 3 },
    ...{ films: 1, stories: 0, reviews: 1, reviewsADay: 5 },
    ...{ buys: 0, leaves: 40 },
  },
];
