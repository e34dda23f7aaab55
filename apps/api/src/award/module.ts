import { waitsForSignUpGems } from "@kinora/database/gem/waits-for-sign-up-gems";
import type { ApiComposition } from "../compose.ts";
import { showBalance } from "../gem/show-balance.ts";
import type { ApiModule } from "../module.ts";
import { mountAwardRoutes } from "./award-routes.ts";

export function awardModule(parts: ApiComposition): ApiModule {
  const { database, stores, transact, switches, now } = parts;
  const show = showBalance({
    switches,
    waitsForSignUpGems: (userId) => waitsForSignUpGems(database, userId),
  });
  return {
    mount: (server) => mountAwardRoutes(server, { now, transact, awards: stores.awards, show }),
  };
}
