import type { EventPayload, EventType } from "@kinora/contracts/event/event-payloads";

/** Something happened: ids and codes, no words, so that nothing has to be written anew when a person leaves. */
export type DomainEvent = { readonly [Type in EventType]: EventOf<Type> }[EventType];

export interface EventOf<Type extends EventType> {
  readonly type: Type;
  /** What it happened to; the noun is the first half of the type. */
  readonly subjectId: string;
  /** Whose that is. */
  readonly userId: string;
  readonly payload: Readonly<EventPayload<Type>>;
}

/**
 * Adds to the log of events, in the transaction of the change itself. Who holds no lock on the subject
 * must not: the order of its events would be chance.
 */
export type RecordEvent = (event: DomainEvent) => Promise<void>;
