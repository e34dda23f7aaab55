import { serviceTitle } from "@kinora/catalogue/services";
import type { ApiComposition } from "../compose.ts";
import type { Services } from "../hosted/compose-services.ts";
import type { ApiModule } from "../module.ts";
import { mountSwitchRoutes } from "./switch-routes.ts";

export function switchModule(parts: ApiComposition): ApiModule {
  const { stores, transact, now, newId, digest, switches, services, environment } = parts;
  return {
    mount: (server) =>
      mountSwitchRoutes(server, {
        ...{ now, newId, digest, transact, store: stores.switches, live: switches },
        ...{ invitations: stores.invitations, publicUrl: environment.publicUrl },
        engines: () => enginesOf(services.current()),
      }),
  };
}

/** Returns everything that makes something here, each with its switch. */
function enginesOf({ providers, languageModel }: Services) {
  const titles = new Map(
    ["studio", ...providers.map(({ name }) => name)].map((key) => [key, serviceTitle(key)]),
  );
  if (languageModel && !titles.has(languageModel.service))
    titles.set(languageModel.service, languageModel.title);
  return [...titles].map(([key, title]) => ({ key, title }));
}
