import type { ConnectionStore } from "./connection-store.ts";

/** Milliseconds in which somebody returns from a platform, and then chooses. */
export const ATTEMPT = 10 * 60_000;

/**
 * Forgets accounts that were offered to people until a moment: what they take back, or end, ends the
 * tokens of what they have not chosen yet too.
 */
export const endOffers = (
  connections: Pick<ConnectionStore, "forgetOffers">,
  userIds: readonly string[],
  until: Date,
): Promise<void> =>
  connections.forgetOffers([...new Set(userIds)], new Date(until.getTime() + ATTEMPT));
