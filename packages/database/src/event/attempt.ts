import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Does work inside a transaction; of work that fails nothing stays, and the transaction goes on.
 *
 * @returns null when it was done, else the error's code or name: its words may be a person's
 * @throws when the connection is gone
 */
export async function attempt(
  transaction: Database,
  work: () => Promise<void>,
): Promise<string | null> {
  await sql`savepoint attempted`.execute(transaction);
  try {
    await work();
    await sql`release savepoint attempted`.execute(transaction);
    return null;
  } catch (error) {
    await sql`rollback to savepoint attempted`.execute(transaction);
    return nameOf(error);
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
