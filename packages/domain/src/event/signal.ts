/** Something changed for a person. Ids only: whoever tells the person looks up what that person may see. */
export interface Signal {
  readonly userId: string;
  /** What it happened to. One that is not known here is of a later program, and told to nobody. */
  readonly noun: string;
  readonly subjectId: string;
}

/** Tells every api process at once what is recorded nowhere: how far something is. Who misses it hears of the next. */
export type PublishSignal = (signal: Signal) => Promise<void>;
