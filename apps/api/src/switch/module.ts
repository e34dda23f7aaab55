import { serviceTitle } from "@kinora/catalogue/services";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountSwitchRoutes } from "./switch-routes.ts";

export function switchModule(parts: ApiComposition): ApiModule {
  const { stores, transact, now, newId, digest, switches, services, environment } = parts;
  return {
    mount: (server) =>
      mountSwitchRoutes(server, {
        ...{ now, newId, digest, transact, store: stores.switches, live: switches },
        ...{ invitations: stores.invitations, publicUrl: environment.publicUrl },
        engines: () =>
          ["studio", ...services.current().providers.map(({ name }) => name)].map((key) => ({
            ...{ key, title: serviceTitle(key) },
          })),
      }),
  };
}
