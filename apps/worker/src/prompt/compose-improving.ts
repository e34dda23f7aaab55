import type { Database } from "@kinora/database/client";
import { commitWork } from "@kinora/database/job/commit-work";
import {
  lockImprovement,
  postgresImprovements,
} from "@kinora/database/prompt/postgres-improvements";
import type { PgBoss } from "pg-boss";
import type { ImprovingPorts } from "./improve-words.ts";

/** Builds the ports for improving prompts. */
export function composeImproving(
  database: Database,
  boss: PgBoss,
  asked: ImprovingPorts["asked"],
  around: Pick<ImprovingPorts, "actorOf" | "retrying" | "now" | "log">,
): ImprovingPorts {
  const { retrying, now } = around;
  return {
    ...around,
    asked,
    find: (id) => postgresImprovements(database).find(id),
    end: (job, outcome, change) =>
      retrying(() =>
        commitWork(
          database,
          boss,
          {
            job,
            step: null,
            lock: (transaction) => lockImprovement(transaction, job.subject.id),
            now: now(),
          },
          async ({ stores, subject, endJob }) => {
            await change?.(stores);
            await stores.improvements.end(subject.id, outcome);
            await endJob("delivered");
          },
        ),
      ),
  };
}
