import type { Database } from "@kinora/database/client";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { auditLedger } from "@kinora/domain/gem/audit-ledger";

/** Returns one line for each discrepancy in the ledger; empty when it adds up. */
export async function askAudit(database: Database): Promise<string[]> {
  const found = await auditLedger({ audit: postgresGemAudit(database) });
  return found.map(
    ({ check, subject, expected, found: there }) =>
      `${check}, ${subject}: expected ${expected}, found ${there}`,
  );
}
