/** An order that went outside and that nobody waits for any more. */
export interface LeftTicket {
  readonly jobId: string;
  readonly subjectId: string;
  /** As it was stored. */
  readonly ticket: unknown;
}
