import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { refreshDueTokens } from "@kinora/domain/connection/refresh-tokens";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { openPlatforms } from "./compose-platforms.ts";

export function connectionModule({ database, now }: WorkerComposition): WorkerModule {
  const connections = postgresConnections(database);
  const opened = openPlatforms(process.env, now);
  return {
    clockTasks: [
      {
        name: "forget sign-ins at platforms that ended",
        every: 10 * MINUTE,
        run: () => connections.forgetExpired(now()),
      },
      ...(opened === null
        ? []
        : [
            {
              name: "renew tokens of platforms",
              every: MINUTE,
              run: () => refreshDueTokens({ ...opened, connections }, now),
            },
          ]),
    ],
  };
}
