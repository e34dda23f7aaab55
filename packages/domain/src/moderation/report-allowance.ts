import type { PersonRole } from "@kinora/contracts/access/roles";

/** Works that the reports of one member take out of everybody's sight. */
export const MOST_TAKEN_AWAY = 3;
/** Those of all members together that no moderator has looked at yet. */
export const MOST_UNSEEN = 6;
export const DAY_MS = 24 * 60 * 60 * 1_000;
/** A younger account is a newcomer's, whose word weighs nothing yet: whoever makes many of them gains nothing. */
export const NEWCOMER_MS = 7 * DAY_MS;
/** As long as a strike counts. */
export const MISTAKE_MS = 30 * DAY_MS;

/** A work that went out of sight by a report. */
export interface TakenAway {
  readonly reporterId: string;
  readonly at: Date;
  /** What the staff did with the work since. */
  readonly verdict: "shown again" | "agreed" | null;
}

export interface Reporter {
  readonly id: string;
  readonly role: PersonRole;
}

/**
 * May a report of this person take a work out of everybody's sight now, before a moderator has looked? Of the
 * staff, always. A member's may while fewer than MOST_TAKEN_AWAY of theirs count: each for a day, for MISTAKE_MS
 * once it was shown again, not at all once the staff agreed. All members together have MOST_UNSEEN a day that no
 * moderator has looked at.
 *
 * @param taken those of at least the last MISTAKE_MS of the reporter, and of the last day of everybody
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
