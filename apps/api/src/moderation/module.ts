import { postgresCaseReader } from "@kinora/database/moderation/postgres-case-reader";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountModerationRoutes } from "./moderation-routes.ts";

export function moderationModule(parts: ApiComposition): ApiModule {
  const { now, transact, database, loadCards, newId } = parts;
  const { creations, appeals } = parts.stores;
  const cases = postgresCaseReader(database);
  return {
    mount: (server) =>
      mountModerationRoutes(server, { now, transact, cases, loadCards, creations, appeals, newId }),
  };
}
