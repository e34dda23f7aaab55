import { postgresJobReader } from "@kinora/database/job/postgres-job-reader";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountJobRoutes } from "./job-routes.ts";

export const jobModule = ({ database, transact, now }: ApiComposition): ApiModule => ({
  mount: (server) => mountJobRoutes(server, { now, transact, jobs: postgresJobReader(database) }),
});
