import type { PersonRole } from "@kinora/contracts/access/roles";
import { type FlagReason, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { CreationState } from "../creation/creation.ts";
import { transition } from "../creation/creation-state.ts";
import { isNewcomer, type Reporter } from "./report-allowance.ts";

/** Total weight of open reports that sends a creation to review. */
export const REVIEW_WEIGHT = 3;

/**
 * Weight of a trusted member's report. Other members' weigh 1; those of newcomers and unreliable
 * reporters weigh 0.
 */
export const TRUSTED_WEIGHT = 2;
/** Number of dismissed reports within MISTAKE_MS at which a member's reports lose their weight. */
const MOST_WRONG = 3;
/**
 * Number of upheld reports within MISTAKE_MS, with none dismissed, at which a member is trusted.
 */
const TRUSTED_FROM = 5;

/** The reporter, and the outcomes of their reports of the last MISTAKE_MS. */
export interface Reporting extends Reporter {
  readonly joinedAt: Date;
  readonly upheld: number;
  readonly dismissed: number;
}

/**
 * Returns the weight of this person's reports: 0, 1 or TRUSTED_WEIGHT for a member, REVIEW_WEIGHT
 * for staff.
 */
export function reportWeight(reporter: Reporting, now: Date): number {
  const { role, joinedAt, upheld, dismissed } = reporter;
  if (role !== "user") return REVIEW_WEIGHT;
  if (isNewcomer(joinedAt, now) || dismissed >= MOST_WRONG) return 0;
  return upheld >= TRUSTED_FROM && dismissed === 0 ? TRUSTED_WEIGHT : 1;
}

export interface ReportStanding {
  readonly reason: FlagReason;
  readonly role: PersonRole;
  /** Weight of this report alone. */
  readonly own: number;
  /**
   * Weight of all open reports since a moderator last showed the work again, including this one.
   */
  readonly weight: number;
  /** True when a moderator has shown it again; a single member's report then no longer hides it. */
  readonly isShownAgain: boolean;
}

/**
 * Returns the change that a report would make to a creation; {} for none. Any change hides the
 * work, so `mayTakeAway` must allow it.
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
