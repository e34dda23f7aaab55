import { EVENT_PAYLOADS, type EventType } from "@kinora/contracts/event/event-payloads";
import type { DomainEvent } from "@kinora/domain/event/domain-event";

type Upcast = (payload: unknown) => unknown;

/** For types whose payload has changed: functions that convert version 1, 2 … to the next. */
const UPCASTS: Readonly<Partial<Record<EventType, readonly Upcast[]>>> = {};

const upcastsOf = (type: EventType): readonly Upcast[] => UPCASTS[type] ?? [];

/** Returns the version in which payloads of a type are written. */
export const versionOf = (type: EventType): number => upcastsOf(type).length + 1;

export interface StoredEvent {
  readonly type: string;
  readonly version: number;
  readonly subject_id: string;
  readonly user_id: string;
  readonly payload: unknown;
}

/**
 * @throws for an event of a newer version, and for a payload that does not match its version
 */
export function parseEvent(row: StoredEvent): DomainEvent {
  const { type, version, subject_id: subjectId, user_id: userId } = row;
  if (!isEventType(type) || version > versionOf(type))
    throw new Error("an event that is not known here");
  let { payload } = row;
  for (const upcast of upcastsOf(type).slice(version - 1)) payload = upcast(payload);
  // The type determines the schema.
  return { type, subjectId, userId, payload: EVENT_PAYLOADS[type].parse(payload) } as DomainEvent;
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(EVENT_PAYLOADS, type);
}
