import { forgetOldLoans } from "@kinora/database/security/postgres-rate-lender";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const securityModule = ({ database }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    { name: "forget old loans of limits", every: 5 * MINUTE, run: () => forgetOldLoans(database) },
  ],
});
