import type { EngineRoute } from "@kinora/domain/prompt/model-entry";
import { SERVICES, type ServiceProtocol } from "./services.ts";

type About = Partial<Omit<EngineRoute, "protocol" | "service" | "endpoint">>;

/** Returns a route to a hosted provider, with the dates between which the upstream serves it. */
export function hostedRoute(
  protocol: ServiceProtocol,
  endpoint: string,
  about: About = {},
): EngineRoute {
  return {
    protocol,
    service: SERVICES[protocol],
    ownServer: null,
    endpoint,
    validFrom: null,
    retiredAt: null,
    successor: null,
    servedBy: null,
    modes: null,
    endsOnPicture: false,
    takesSeed: true,
    tellsStyle: true,
    ...about,
  };
}
