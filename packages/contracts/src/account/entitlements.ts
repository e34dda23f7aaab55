import type { Tier } from "./account.ts";

/**
 * Limits of a tier. Routes enforce them, the engine schedules work by them, and pages show them.
 */
export interface Entitlements {
  /** Maximum works in progress; further ones wait in the queue. */
  readonly atWork: number;
  /** Maximum works in the queue. */
  readonly waiting: number;
  /** Maximum works per order; each counts towards the other limits. */
  readonly worksAPress: number;
  /** Maximum unfinished works at external services, including those about to be ordered there. */
  readonly hosted: number;
}

/** The only table of limits per tier. */
export const ENTITLEMENTS: Readonly<Record<Tier, Entitlements>> = {
  free: { atWork: 2, waiting: 20, worksAPress: 4, hosted: 8 },
  basic: { atWork: 4, waiting: 50, worksAPress: 4, hosted: 16 },
  pro: { atWork: 10, waiting: 200, worksAPress: 4, hosted: 40 },
};
