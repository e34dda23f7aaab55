import { serviceTitle } from "@kinora/catalogue/services";
import { postgresStatReader } from "@kinora/database/stat/postgres-stat-reader";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountStatRoutes } from "./stat-routes.ts";

export const statModule = ({ database, now }: ApiComposition): ApiModule => ({
  mount: (server) =>
    mountStatRoutes(server, {
      ...{ now, stats: postgresStatReader(database), titleOf: serviceTitle },
    }),
});
