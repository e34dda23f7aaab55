import type { PersonRole } from "@kinora/contracts/access/roles";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { CreationState } from "../creation/creation.ts";
import { transition } from "../creation/creation-state.ts";
import { isNewcomer, type Reporter } from "./report-allowance.ts";

/** Reasons that hide at once what no moderator has looked at. */
export const SEVERE_REASONS: readonly FlagReason[] = ["child_abuse", "promotes_terrorism"];
/** Open reports of this weight together send a creation to the moderators. */
export const REVIEW_WEIGHT = 3;

/** What somebody's word is worth: nothing while they are new here or wrong too often, twice where they are to be trusted. */
export const TRUSTED_WEIGHT = 2;
/** Reports that came to nothing within MISTAKE_MS, from which on the word of a member weighs nothing. */
const MOST_WRONG = 3;
/** Reports that were right within MISTAKE_MS, with none that was wrong, from which on a member is trusted. */
const TRUSTED_FROM = 5;

/** Who reports, and what became of their reports of the last MISTAKE_MS. */
export interface Reporting extends Reporter {
  readonly joinedAt: Date;
  readonly upheld: number;
  readonly dismissed: number;
}

/** What a report of this person adds: 0, 1 or TRUSTED_WEIGHT of a member, of the staff as much as it takes. */
export function reportWeight(reporter: Reporting, now: Date): number {
  const { role, joinedAt, upheld, dismissed } = reporter;
  if (role !== "user") return REVIEW_WEIGHT;
  if (isNewcomer(joinedAt, now) || dismissed >= MOST_WRONG) return 0;
  return upheld >= TRUSTED_FROM && dismissed === 0 ? TRUSTED_WEIGHT : 1;
}

export interface ReportStanding {
  readonly reason: FlagReason;
  readonly role: PersonRole;
  /** Of this report alone. */
  readonly own: number;
  /** Of all open reports since a moderator showed it again, this one included. */
  readonly weight: number;
  /** A moderator has looked at it and shown it again: one member's word hides it no more. */
  readonly isShownAgain: boolean;
}

/**
 * What a report would do to a creation; {} for nothing. Whatever it is takes it out of everybody's sight, which
 * only `mayTakeAway` allows.
 */
export function reportEffect(
  creation: CreationState,
  { reason, role, own, weight, isShownAgain }: ReportStanding,
): Pick<Partial<CreationState>, "moderatorHidden" | "status"> {
  const isHeard = role !== "user" || (own > 0 && !isShownAgain);
  const hides = SEVERE_REASONS.includes(reason) && isHeard;
  if (hides) return creation.moderatorHidden ? {} : { moderatorHidden: true };
  if (weight < REVIEW_WEIGHT) return {};
  const flagged = transition(creation.status, "flagged");
  return flagged.possible ? { status: flagged.status } : {};
}
