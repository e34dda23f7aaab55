import { postgresCollectionCaseReader } from "@kinora/database/moderation/postgres-collection-case-reader";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountCollectionCaseRoutes } from "./collection-case-routes.ts";
import { mountCollectionRoutes } from "./collection-routes.ts";

export const collectionModule = ({
  stores: { collections, collectionDecisions },
  ...parts
}: ApiComposition): ApiModule => {
  const { database, transact, newId, digest, loadCards, now } = parts;
  return {
    mount(server) {
      mountCollectionRoutes(server, { collections, transact, newId, digest, loadCards, now });
      mountCollectionCaseRoutes(server, {
        ...{ now, newId, transact, collectionDecisions },
        collectionCases: postgresCollectionCaseReader(database),
      });
    },
  };
};
