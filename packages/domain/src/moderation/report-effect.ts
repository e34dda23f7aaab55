import type { PersonRole } from "@kinora/contracts/account/account";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { CreationState } from "../creation/creation.ts";
import { transition } from "../creation/creation-state.ts";

/** Reasons that hide at once what no moderator has looked at. */
export const SEVERE_REASONS: readonly FlagReason[] = ["child_abuse", "promotes_terrorism"];
/** Open reports of this weight together send a creation to the moderators. */
export const REVIEW_WEIGHT = 3;

/** One report of a member weighs 1, of the staff as much as it takes. */
export function reportWeight(role: PersonRole): number {
  return role === "user" ? 1 : REVIEW_WEIGHT;
}

export interface ReportStanding {
  readonly reason: FlagReason;
  readonly role: PersonRole;
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
  { reason, role, weight, isShownAgain }: ReportStanding,
): Pick<Partial<CreationState>, "moderatorHidden" | "status"> {
  const hides = SEVERE_REASONS.includes(reason) && (role !== "user" || !isShownAgain);
  if (hides) return creation.moderatorHidden ? {} : { moderatorHidden: true };
  if (weight < REVIEW_WEIGHT) return {};
  const flagged = transition(creation.status, "flagged");
  return flagged.possible ? { status: flagged.status } : {};
}
