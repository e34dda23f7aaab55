import type { EventPayload, EventType } from "@kinora/contracts/event/event-payloads";

/**
 * A recorded event. It contains ids and codes but no text, so nothing has to be rewritten when a
 * person leaves.
 */
export type DomainEvent = { readonly [Type in EventType]: EventOf<Type> }[EventType];

export interface EventOf<Type extends EventType> {
  readonly type: Type;
  /** Id of the subject; its noun is the first part of the type. */
  readonly subjectId: string;
  /** Owner of the subject. */
  readonly userId: string;
  readonly payload: Readonly<EventPayload<Type>>;
}

/**
 * Appends to the event log in the transaction of the change itself. The caller must hold a lock on
 * the subject, otherwise the order of its events would be undefined.
 */
export type RecordEvent = (event: DomainEvent) => Promise<void>;
