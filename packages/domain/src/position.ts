import { InvalidInput } from "./refusal.ts";

/** Position in a list ordered by time and id, newest first. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

const largestMoment = 8_640_000_000_000_000;

/** Formats a position as an opaque cursor, with whole milliseconds. */
export function formatPosition({ at, id }: Position): string {
  return `${at.getTime()}~${id}`;
}

/** Parses a cursor. Refusal INVALID_INPUT when the text is not a valid cursor. */
export function parsePosition(cursor: string): Position {
  const [, time, id] = /^(\d{1,16})~([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined || Number(time) > largestMoment) {
    throw new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
  }
  return { at: new Date(Number(time)), id };
}
