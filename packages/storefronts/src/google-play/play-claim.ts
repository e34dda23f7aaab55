/** Whether Google was told that a purchase was granted. */
export interface PlayClaim {
  readonly isAcknowledged: boolean;
  /** Consumed: it may be bought again. */
  readonly isConsumed: boolean;
  /** When it was paid; null while it was not. */
  readonly since: Date | null;
}

const HOUR = 3_600_000;
const ALARM_AFTER = 48 * HOUR;
/** Google gives the money back of what is not acknowledged by then. */
const REFUNDED_AFTER = 72 * HOUR;

/**
 * Tells how urgent an acknowledgement is: `alarm` when a day of Google's three is left, `late` when
 * none is.
 *
 * @see https://developer.android.com/google/play/billing/integrate#process
 */
export function claimUrgency(
  { isAcknowledged, since }: Pick<PlayClaim, "isAcknowledged" | "since">,
  now: Date,
): "none" | "waiting" | "alarm" | "late" {
  if (isAcknowledged || since === null) return "none";
  const age = +now - +since;
  if (age < ALARM_AFTER) return "waiting";
  return age < REFUNDED_AFTER ? "alarm" : "late";
}

/** Google's word for what was acknowledged. */
export const ACKNOWLEDGED = "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED";
