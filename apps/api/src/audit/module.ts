import { postgresAuditReader } from "@kinora/database/audit/read-audit-lines";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountAuditRoutes } from "./audit-routes.ts";

export const auditModule = ({ database }: ApiComposition): ApiModule => ({
  mount: (server) => mountAuditRoutes(server, postgresAuditReader(database)),
});
