export const SIGNAL_TYPES = [
  "progress",
  "balance",
  "notification",
  "session",
  "upload",
  "story",
] as const;

/** Something changed for a person. Ids only: whoever tells the person looks up what that person may see. */
export interface Signal {
  readonly userId: string;
  readonly type: (typeof SIGNAL_TYPES)[number];
  /** The creation, notification, upload or story it is about. */
  readonly subjectId?: string;
}

/** Tells every api process. A signal sent inside a transaction is heard when that transaction commits. */
export type PublishSignal = (signal: Signal) => Promise<void>;
