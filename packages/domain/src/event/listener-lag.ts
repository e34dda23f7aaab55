/** How far behind a listener of the log of events is. */
export interface ListenerLag {
  readonly listener: string;
  /** Seconds since the oldest event that it has not been given was recorded; 0 when it has been given all. */
  readonly lag: number;
  /** Events that it failed at and that are tried again, and those behind them on the same subjects. */
  readonly waiting: number;
  /** Events that it was given five times in vain. */
  readonly dead: number;
}
