import type { PersonRole } from "@kinora/contracts/access/roles";

/** Maximum number of works that one member's reports may hide. */
export const MOST_TAKEN_AWAY = 3;
/**
 * Maximum number of works that all members together may hide before a moderator has looked at them.
 */
export const MOST_UNSEEN = 6;
export const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * Accounts younger than this are newcomers, whose reports have no weight, so creating many accounts
 * gains nothing.
 */
export const NEWCOMER_MS = 7 * DAY_MS;
/** Time for which a mistake counts, the same as for a strike. */
export const MISTAKE_MS = 30 * DAY_MS;

/** A work that was hidden by a report. */
export interface TakenAway {
  readonly reporterId: string;
  readonly at: Date;
  /** Later decision of the staff on the work. */
  readonly verdict: "shown again" | "agreed" | null;
}

export interface Reporter {
  readonly id: string;
  readonly role: PersonRole;
}

/**
 * Returns whether a report of this person may hide a work before a moderator has looked at it.
 * Staff always may. A member may while fewer than MOST_TAKEN_AWAY of theirs count: each counts for
 * a day, for MISTAKE_MS if it was shown again, and not at all if the staff agreed. All members
 * together are limited to MOST_UNSEEN works per day that no moderator has looked at.
 *
 * @param taken the reporter's of at least the last MISTAKE_MS, and everyone's of the last day
 */
export function mayTakeAway(reporter: Reporter, taken: readonly TakenAway[], now: Date): boolean {
  if (reporter.role !== "user") return true;
  const disputed = taken.filter(({ verdict }) => verdict !== "agreed");
  const own = disputed.filter(
    ({ reporterId, at, verdict }) =>
      reporterId === reporter.id && isWithin(verdict === null ? DAY_MS : MISTAKE_MS, at, now),
  );
  if (own.length >= MOST_TAKEN_AWAY) return false;
  const unseen = taken.filter(({ at, verdict }) => verdict === null && isWithin(DAY_MS, at, now));
  return unseen.length < MOST_UNSEEN;
}

export function isNewcomer(joinedAt: Date, at: Date): boolean {
  return isWithin(NEWCOMER_MS, joinedAt, at);
}

function isWithin(span: number, at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < span;
}
