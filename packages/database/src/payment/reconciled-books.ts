import type { ReconciledBooks } from "@kinora/domain/payment/reconciliation-parts";
import type { Database } from "../client.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { auditGrants, auditHolds, auditLots } from "./audit-books.ts";
import { postgresStoreBooks } from "./store-books.ts";

/** The books that the reconciliation compares. */
export const reconciledBooks = (executor: Database): ReconciledBooks => ({
  replay: postgresGemAudit(executor),
  lots: () => auditLots(executor),
  holds: (now) => auditHolds(executor, now),
  grants: () => auditGrants(executor),
  store: postgresStoreBooks(executor),
});
