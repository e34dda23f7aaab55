import { InvalidInput } from "../refusal.ts";

/** Formats a position in a list that is numbered from 1 as an opaque cursor. */
export const formatCount = (list: string, number: number): string => `${list}~${number}`;

/** Parses a cursor of a list. Refusal INVALID_INPUT when the text is not one of its own. */
export function parseCount(list: string, cursor: string): number {
  const [, name, number] = /^([a-z]+)~([1-9]\d{0,8})$/.exec(cursor) ?? [];
  if (name !== list || number === undefined)
    throw new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
  return Number(number);
}
