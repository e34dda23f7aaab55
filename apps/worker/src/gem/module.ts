import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresGemUpkeep } from "@kinora/database/gem/postgres-gem-upkeep";
import { auditLedger } from "@kinora/domain/gem/audit-ledger";
import { expireLots } from "@kinora/domain/gem/expire-lots";
import { sweepExpiredHolds } from "@kinora/domain/gem/sweep-expired-holds";
import { DAY, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export function gemModule({ database, patient, now, log }: WorkerComposition): WorkerModule {
  const upkeep = postgresGemUpkeep(database);
  return {
    clockTasks: [
      {
        name: "void expired holds",
        every: MINUTE,
        async run() {
          const ledger = postgresGemLedger(database);
          await sweepExpiredHolds({ ledger, upkeep, log }, { now: now() });
        },
      },
      {
        name: "expire lots",
        every: MINUTE,
        run: async () => void (await expireLots({ upkeep, log }, { now: now() })),
      },
      {
        name: "audit the ledger",
        every: DAY,
        async run() {
          const audit = postgresGemAudit(patient);
          for (const { check, subject, expected, found } of await auditLedger({ audit })) {
            log(`ledger audit: ${check}, ${subject}: expected ${expected}, found ${found}`);
          }
        },
      },
    ],
  };
}
