/** Something that was just recorded, without what it says. */
export interface TailedEvent {
  readonly noun: string;
  readonly subjectId: string;
  readonly userId: string;
}

/** Reads what was recorded of some people since the last call, each event once. */
export type EventTail = (userIds: readonly string[]) => Promise<TailedEvent[]>;
