import { subjectOfJob } from "@kinora/database/hosted/postgres-intent-log";
import { hearCallback } from "@kinora/domain/hosted/hear-callback";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountCallbacks } from "./callback-routes.ts";

export function hostedModule(parts: ApiComposition): ApiModule {
  const { providers, exchange, stores, transact, database, digest, now, onProblem } = parts;
  const checks = new Map(
    providers.map((provider) => [provider.name as string, provider.openCallbacks(exchange)]),
  );
  return {
    mount: (server) =>
      mountCallbacks(server, {
        knows: (provider) => checks.has(provider),
        async check(provider, call) {
          const upstreamId = (await checks.get(provider)?.(call, now())) ?? null;
          if (upstreamId === null && checks.has(provider))
            onProblem(`a call in the name of ${provider} could not be checked`);
          return upstreamId;
        },
        hear: (call) =>
          hearCallback(call, {
            intents: stores.intents,
            digest,
            subjectOf: (jobId) => subjectOfJob(database, jobId),
            wake: (subject) => transact(({ queue }) => queue.wake(subject)),
          }),
      }),
  };
}
