/**
 * Number of days for which works and storyboards reported as child abuse are kept, whatever is
 * deleted meanwhile.
 */
const LEGAL_HOLD_DAYS = 90;

/** Returns the time since which reports and decisions hold something at `now`. */
export const heldSince = (now: Date): Date =>
  new Date(now.getTime() - LEGAL_HOLD_DAYS * 24 * 60 * 60_000);
