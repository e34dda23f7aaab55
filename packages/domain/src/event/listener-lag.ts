/** How far a listener of the event log is behind. */
export interface ListenerLag {
  readonly listener: string;
  /**
   * Seconds since the oldest event not yet delivered to it was recorded; 0 when all were delivered.
   */
  readonly lag: number;
  /** Failed events waiting for a retry, and later events on the same subjects. */
  readonly waiting: number;
  /** Events given up after five failed deliveries. */
  readonly dead: number;
}
