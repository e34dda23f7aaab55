import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountLegalRoutes } from "./legal-routes.ts";

export function legalModule(parts: ApiComposition): ApiModule {
  const { now, texts, environment, stores, consent, welcome } = parts;
  return {
    mount: (server) =>
      mountLegalRoutes(server, {
        ...{ now, texts, welcome, gate: consent, consents: stores.consents },
        leastAge: environment.leastAge,
      }),
  };
}
