import type { DomainEvent } from "./domain-event.ts";
import type { TailedEvent } from "./event-tail.ts";

export const SIGNAL_TYPES = ["progress", "balance", "notification", "upload", "story"] as const;

/** Something changed for a person. Ids only: whoever tells the person looks up what that person may see. */
export interface Signal {
  readonly userId: string;
  readonly type: (typeof SIGNAL_TYPES)[number];
  /** The creation, notification, upload or story it is about. */
  readonly subjectId?: string;
}

/** Tells every api process at once what is recorded nowhere: how far something is. Who misses it hears of the next. */
export type PublishSignal = (signal: Signal) => Promise<void>;

/** Of each noun that things happen to, what its person's open pages are told. */
const TOLD_AS: Readonly<Record<NounOf<DomainEvent["type"]>, Signal["type"]>> = {
  creation: "progress",
  gem: "balance",
  notification: "notification",
  story: "story",
  upload: "upload",
};
type NounOf<Type> = Type extends `${infer Noun}.${string}` ? Noun : never;

/** What an event means for open pages; null: it was recorded by a later program, about what is not known here. */
export function signalOf({ noun, subjectId, userId }: TailedEvent): Signal | null {
  const type = Object.entries(TOLD_AS).find(([known]) => known === noun)?.[1];
  if (!type) return null;
  return type === "balance" ? { userId, type } : { userId, type, subjectId };
}
