import type { ApiComposition } from "../compose.ts";
import { showBalance } from "../gem/show-balance.ts";
import type { ApiModule } from "../module.ts";
import { mountAwardRoutes } from "./award-routes.ts";

export function awardModule(parts: ApiComposition): ApiModule {
  const { stores, transact, now } = parts;
  return {
    mount: (server) =>
      mountAwardRoutes(server, {
        ...{ now, transact, awards: stores.awards, show: showBalance(parts) },
      }),
  };
}
