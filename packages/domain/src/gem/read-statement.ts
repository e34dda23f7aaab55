import { Refusal } from "../refusal.ts";
import type { GemStatement, StatementEntry } from "./gem-statement.ts";

/** The statement, newest first. Refusal INVALID_INPUT on a cursor that is none of ours. */
export async function readStatement(
  { statement }: { statement: Pick<GemStatement, "entries"> },
  { userId, cursor, limit }: { userId: string; cursor: string | null; limit: number },
): Promise<{ items: StatementEntry[]; nextCursor: string | null }> {
  const found = await statement.entries(userId, { before: parseCursor(cursor), limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && found.length > limit ? String(last.sequence) : null };
}

function parseCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  if (/^[1-9]\d{0,8}$/.test(cursor)) return Number(cursor);
  throw new Refusal("INVALID_INPUT", {
    fields: [{ path: "cursor", message: "a cursor of an earlier page" }],
  });
}
