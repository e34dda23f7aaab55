import { routes } from "@kinora/contracts/routes";
import { takeoutReader } from "@kinora/database/takeout/takeout-reader";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { takeoutAddresses } from "./takeout-address.ts";
import { mountTakeoutDownload } from "./takeout-download.ts";
import { mountTakeoutRoutes } from "./takeout-routes.ts";

export function takeoutModule(parts: ApiComposition): ApiModule {
  const { environment, database, stores, transact, newId, now, files: media } = parts;
  const { takeouts, sessions } = stores;
  const addresses = takeoutAddresses(environment.mediaSecret, routes.downloadTakeout.path);
  return {
    mount(server) {
      mountTakeoutRoutes(server, { now, newId, transact, takeouts, addresses });
      mountTakeoutDownload(server, {
        ...{ now, takeouts, sessions, addresses, media },
        reader: (id) => takeoutReader(database, id),
      });
    },
  };
}
