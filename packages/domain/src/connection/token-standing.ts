import type { PlatformTokens } from "../publication/platform-connection.ts";
import type { TokenStanding } from "./connection-store.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tokens are renewed this long before they end. */
const LEAD = 7 * DAY;
/** Those that live for hours are renewed when they are used, and once a day to know that they can be. */
const SELDOM = DAY;

/** Returns when what somebody agreed to ends; null when it does not, or the platform does not say. */
export const grantEndsAt = ({
  accessExpiresAt,
  refreshToken,
  refreshExpiresAt,
}: PlatformTokens): Date | null => (refreshToken ? refreshExpiresAt : accessExpiresAt);

/** Returns when tokens are to be renewed, and how their connection stands. */
export function standingOf(tokens: PlatformTokens, now: Date): Omit<TokenStanding, "sealed"> {
  const { accessExpiresAt, refreshExpiresAt } = tokens;
  const ends = [accessExpiresAt, refreshExpiresAt].flatMap((end) => end ?? []);
  const first = Math.min(...ends.map((end) => end.getTime()));
  const end = grantEndsAt(tokens);
  const endsSoon = end !== null && end.getTime() - now.getTime() < LEAD;
  return {
    ...{ accessExpiresAt, refreshExpiresAt },
    state: endsSoon ? "expiring" : "connected",
    refreshDueAt:
      ends.length === 0 ? null : new Date(Math.max(first - LEAD, now.getTime() + SELDOM)),
  };
}

/** Returns when a renewal that failed is tried again. */
export const againAt = (now: Date): Date => new Date(now.getTime() + HOUR);
