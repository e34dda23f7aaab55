import { awardListener } from "@kinora/database/award/award-listener";
import { forgetOldActiveDays, postgresAwards } from "@kinora/database/award/postgres-awards";
import { transact } from "@kinora/database/transact";
import { awardStandingWorks } from "@kinora/domain/award/award-standing-works";
import { DAY, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export function awardModule({ database, boss, now, log }: WorkerComposition): WorkerModule {
  return {
    listeners: [awardListener(now)],
    clockTasks: [
      {
        name: "award published works",
        every: 5 * MINUTE,
        run: () =>
          awardStandingWorks(
            {
              ...{ log, awards: postgresAwards(database) },
              transact: (work) => transact(database, boss, work),
            },
            now,
          ),
      },
      {
        name: "forget old active days",
        every: DAY,
        run: () => forgetOldActiveDays(database, now()),
      },
    ],
  };
}
