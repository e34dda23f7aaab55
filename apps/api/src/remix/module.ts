import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountRemixRoutes } from "./remix-routes.ts";

export function remixModule({ stores, transact, reader, present }: ApiComposition): ApiModule {
  const { creations, remixes } = stores;
  return {
    mount: (server) => mountRemixRoutes(server, { creations, remixes, transact, reader, present }),
  };
}
