import { DAILY_CLAIM_GEMS, SIGNUP_GEMS } from "@kinora/contracts/limits";
import type { EventOf } from "../event/domain-event.ts";
import type { NewNotification } from "./notification-store.ts";

/** Tells a person that the staff gave or took gems. */
export function correctionNotification(
  userId: string,
  { correctionId, gems, courtesy }: EventOf<"gem.corrected">["payload"],
  now: Date,
): NewNotification {
  const given = courtesy ? "gem.courtesy" : "gem.given";
  const code = gems > 0 ? given : "gem.taken";
  return {
    ...{ userId, kind: "badge", message: { code, params: { gems: Math.abs(gems) } } },
    ...aboutGems(now),
    dedupeKey: `correction:${correctionId}`,
  };
}

export interface DailyOffer {
  readonly userId: string;
  readonly gems: number;
  /** Last UTC day on which the gems can be used when claimed today. */
  readonly lastDay: string;
  readonly dedupeKey: string;
  readonly expiresAt: Date;
}

/** Offers a person today's gems. */
export const dailyOffer = (
  { userId, gems, lastDay, dedupeKey, expiresAt }: DailyOffer,
  now: Date,
): NewNotification => ({
  ...aboutGems(now),
  ...{ userId, kind: "action", action: "daily-claim", dedupeKey, expiresAt },
  message: { code: "gem.dailyOffer", params: { gems, lastDay } },
});

export const SIGN_UP_LATER = "signup-later";

/**
 * Tells a new person that their gems are delayed because many people signed up from their network
 * or device today.
 */
export const signUpGemsLater = (userId: string, now: Date): NewNotification => ({
  ...aboutGems(now),
  ...{ userId, kind: "badge", dedupeKey: SIGN_UP_LATER },
  message: { code: "gem.signupLater", params: { gems: SIGNUP_GEMS } },
});

/** Tells a person that their identity got sign-up gems before, under an earlier account. */
export const signUpGemsHad = (userId: string, now: Date): NewNotification => ({
  ...aboutGems(now),
  ...{ userId, kind: "badge", dedupeKey: "signup-had" },
  message: { code: "gem.signupHad", params: { gems: DAILY_CLAIM_GEMS } },
});

const aboutGems = (createdAt: Date) => ({
  ...{ topic: null, href: "/gems", action: null, creationId: null },
  ...{ waitsFor: null, expiresAt: null, createdAt },
});
