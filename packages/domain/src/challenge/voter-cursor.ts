import { InvalidInput } from "../refusal.ts";

/** Formats a position in a list of voters as an opaque cursor. */
export const formatVoter = (voter: string): string => `voter~${voter}`;

/** Parses a cursor. Refusal INVALID_INPUT when the text is not a valid cursor. */
export function parseVoter(cursor: string): string {
  const [, voter] = /^voter~([0-9a-f]{16})$/.exec(cursor) ?? [];
  if (voter === undefined)
    throw new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
  return voter;
}
