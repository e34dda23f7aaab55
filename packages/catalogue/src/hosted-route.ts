import type { EngineRoute } from "@kinora/domain/prompt/model-entry";
import { SERVICES, type ServiceProtocol } from "./services.ts";

type About = Partial<Omit<EngineRoute, "protocol" | "service" | "endpoint">>;

/** Maximum bytes of a picture that is sent within an order, everywhere. */
export const PICTURE_MAX = 5_000_000;

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
    shapedByPicture: false,
    takesSeed: true,
    tellsStyle: true,
    omits: [],
    promptMax: null,
    pictureMax: PICTURE_MAX,
    ...about,
  };
}
