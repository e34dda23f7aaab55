import { routes } from "@kinora/contracts/routes";
import { takeoutReader } from "@kinora/database/takeout/takeout-reader";
import { archiveBytes, placeEntries } from "@kinora/storage/zip/place-entries";
import { readArchive } from "@kinora/storage/zip/read-archive";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { takeoutAddresses } from "./takeout-address.ts";
import { mountTakeoutDownload } from "./takeout-download.ts";
import { mountTakeoutRoutes } from "./takeout-routes.ts";

export function takeoutModule(parts: ApiComposition): ApiModule {
  const { environment, database, stores, transact, newId, now, files: media } = parts;
  const archive = { placeEntries, archiveBytes, readArchive };
  const { takeouts, sessions } = stores;
  const addresses = takeoutAddresses(environment.mediaSecret, routes.downloadTakeout.path);
  return {
    mount(server) {
      mountTakeoutRoutes(server, { now, newId, transact, takeouts, addresses, archive });
      mountTakeoutDownload(server, {
        ...{ now, takeouts, sessions, addresses, media, archive },
        reader: (id) => takeoutReader(database, id),
      });
    },
  };
}
