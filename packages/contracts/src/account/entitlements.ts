import type { Tier } from "./account.ts";

/** What a tier allows. Routes refuse by it, the engine hands out work by it, and pages show it. */
export interface Entitlements {
  /** Works at work at the same time; the rest waits in the queue. */
  readonly atWork: number;
  /** Works that wait. */
  readonly waiting: number;
  /** Works that one press may order; each counts for the others. */
  readonly worksAPress: number;
  /** Works at services of others that have not ended: ordered there, or about to be. */
  readonly hosted: number;
}

/** The one table of what tiers allow. */
export const ENTITLEMENTS: Readonly<Record<Tier, Entitlements>> = {
  free: { atWork: 2, waiting: 20, worksAPress: 4, hosted: 8 },
  basic: { atWork: 4, waiting: 50, worksAPress: 4, hosted: 16 },
  pro: { atWork: 10, waiting: 200, worksAPress: 4, hosted: 40 },
};
