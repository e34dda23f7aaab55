import type { Database } from "@kinora/database/client";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { auditLedger } from "@kinora/domain/gem/audit-ledger";

/** What the command says: a line for each thing that the ledger does not add up to, none when all is well. */
export async function askAudit(database: Database): Promise<string[]> {
  const found = await auditLedger({ audit: postgresGemAudit(database) });
  return found.map(
    ({ check, subject, expected, found: there }) =>
      `${check}, ${subject}: expected ${expected}, found ${there}`,
  );
}
