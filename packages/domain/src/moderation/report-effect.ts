import type { Role } from "@kinora/contracts/account/account";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { CreationState } from "../creation/creation.ts";
import { transition } from "../creation/creation-state.ts";

/** Reasons that hide at once, whoever reports. */
const SEVERE: readonly FlagReason[] = ["child_abuse", "promotes_terrorism"];
/** Open reports of this weight together send a creation to the moderators. */
export const REVIEW_WEIGHT = 3;

/** One report of a member weighs 1, of the staff as much as it takes. */
export function reportWeight(role: Role): number {
  return role === "user" ? 1 : REVIEW_WEIGHT;
}

/** What a report does to a creation, given the weight of all its open ones; {} for nothing. */
export function reportEffect(
  creation: CreationState,
  reason: FlagReason,
  openWeight: number,
): Pick<Partial<CreationState>, "moderatorHidden" | "status"> {
  if (SEVERE.includes(reason)) return creation.moderatorHidden ? {} : { moderatorHidden: true };
  if (openWeight < REVIEW_WEIGHT) return {};
  const flagged = transition(creation.status, "flagged");
  return flagged.possible ? { status: flagged.status } : {};
}
