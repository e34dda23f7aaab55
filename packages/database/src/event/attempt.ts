import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Runs work inside a savepoint: if it fails, its changes are rolled back and the transaction
 * continues.
 *
 * @returns null on success, else the error's code or name, because its message may contain personal
 * text
 * @throws when the connection is lost
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
