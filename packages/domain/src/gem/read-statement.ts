import { InvalidInput } from "../refusal.ts";
import type { GemStatement, StatementEntry, StatementFilter } from "./gem-statement.ts";

export interface StatementRead extends StatementFilter {
  readonly userId: string;
  readonly cursor: string | null;
  readonly limit: number;
}

/** Returns the statement, newest first. Refusal INVALID_INPUT on an invalid cursor. */
export async function readStatement(
  { statement }: { statement: Pick<GemStatement, "entries"> },
  { userId, cursor, limit, ...filter }: StatementRead,
): Promise<{ items: StatementEntry[]; nextCursor: string | null }> {
  const found = await statement.entries(
    userId,
    { before: parseCursor(cursor), limit: limit + 1 },
    filter,
  );
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && found.length > limit ? `${CURSOR}${last.sequence}` : null };
}

/** Prefix that distinguishes our cursors from arbitrary numbers. */
const CURSOR = "entry~";

function parseCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  const number = cursor.startsWith(CURSOR) ? cursor.slice(CURSOR.length) : "";
  if (/^[1-9]\d{0,8}$/.test(number)) return Number(number);
  throw new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);
}
