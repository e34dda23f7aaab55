import { recentScans } from "@kinora/database/scan/recent-scans";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountScanRoutes } from "./scan-routes.ts";

export function scanModule({ stores, transact, database, now }: ApiComposition): ApiModule {
  return {
    mount: (server) =>
      mountScanRoutes(server, {
        ...{ now, transact, store: stores.scanLimits },
        recentScans: (most) => recentScans(database, most),
      }),
  };
}
