import { forgetOldNewcomerUses } from "@kinora/database/newcomer/postgres-newcomer-uses";
import { forgetOldLoans } from "@kinora/database/security/postgres-rate-lender";
import { HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const securityModule = ({ database, now }: WorkerComposition): WorkerModule => ({
  clockTasks: [
    { name: "forget old loans of limits", every: 5 * MINUTE, run: () => forgetOldLoans(database) },
    {
      name: "forget what new accounts did",
      every: HOUR,
      run: () => forgetOldNewcomerUses(database, now()),
    },
  ],
});
