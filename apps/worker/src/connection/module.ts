import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { transact } from "@kinora/database/transact";
import { refreshDueTokens } from "@kinora/domain/connection/refresh-tokens";
import { tellOfConnections } from "@kinora/domain/connection/tell-of-connections";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { openPlatforms } from "./compose-platforms.ts";

export function connectionModule({ database, boss, now }: WorkerComposition): WorkerModule {
  const connections = postgresConnections(database);
  const opened = openPlatforms(process.env, now);
  return {
    clockTasks: [
      {
        name: "forget sign-ins at platforms that ended",
        every: 10 * MINUTE,
        run: () => connections.forgetExpired(now()),
      },
      {
        name: "tell of accounts at platforms that end",
        every: 10 * MINUTE,
        run: () =>
          tellOfConnections(
            { connections, transact: (work) => transact(database, boss, work) },
            now(),
          ),
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
