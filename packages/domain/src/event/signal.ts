/**
 * Tells that something changed for a person. It contains only ids; the receiver looks up what the
 * person may see.
 */
export interface Signal {
  readonly userId: string;
  /** Noun of the subject. An unknown noun comes from a newer version and is ignored. */
  readonly noun: string;
  readonly subjectId: string;
  /** The work that it is about, where people who look at it hear of that too. */
  readonly workId?: string;
}

/**
 * Broadcasts to every API process a change that is not recorded, such as progress. A missed signal
 * is superseded by the next.
 */
export type PublishSignal = (signal: Signal) => Promise<void>;
