/** An order at an external service that is no longer awaited. */
export interface LeftTicket {
  readonly jobId: string;
  readonly subjectId: string;
  /** The ticket as it was stored. */
  readonly ticket: unknown;
}
