import type { ChallengeState } from "@kinora/contracts/challenge/challenge-vocabulary";
import { Refusal } from "../refusal.ts";
import type { ChallengeRecord } from "./challenge-record.ts";

/** @throws Refusal CHALLENGE_NOT_FOUND */
export function foundChallenge(challenge: ChallengeRecord | null): ChallengeRecord {
  if (challenge === null) throw new Refusal("CHALLENGE_NOT_FOUND");
  return challenge;
}

/** Drafts, and what was never scheduled, are for staff only. @throws Refusal CHALLENGE_NOT_FOUND */
export function shownChallenge(challenge: ChallengeRecord | null): ChallengeRecord {
  const found = foundChallenge(challenge);
  if (found.state === "draft" || !found.wasScheduled) throw new Refusal("CHALLENGE_NOT_FOUND");
  return found;
}

/** @throws Refusal CHALLENGE_STATE */
export function requireState({ state }: ChallengeRecord, allowed: readonly ChallengeState[]): void {
  if (!allowed.includes(state)) throw new Refusal("CHALLENGE_STATE", { state });
}
