import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountCollectionRoutes } from "./collection-routes.ts";

export const collectionModule = ({
  stores: { collections },
  ...parts
}: ApiComposition): ApiModule => {
  const { transact, newId, digest, loadCards, now } = parts;
  return {
    mount: (server) =>
      mountCollectionRoutes(server, { collections, transact, newId, digest, loadCards, now }),
  };
};
