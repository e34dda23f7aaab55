import { InvalidInput } from "../refusal.ts";

/** Formats a position in the audit log as an opaque cursor. */
export const formatAuditCursor = (number: number): string => `line~${number}`;

/** Parses a cursor. Refusal INVALID_INPUT when the text is not a valid cursor. */
export function parseAuditCursor(cursor: string): number {
  const [, number] = /^line~([1-9]\d{0,14})$/.exec(cursor) ?? [];
  if (number === undefined)
    throw new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
  return Number(number);
}
