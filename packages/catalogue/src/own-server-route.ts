import type { EngineRoute } from "@kinora/domain/prompt/model-entry";
import { PICTURE_MAX } from "./hosted-route.ts";
import { OWN_SERVERS, type OwnServerProtocol } from "./services.ts";

/** Returns a route to a server that the owner runs: no vendor sells it, and it does not retire. */
export function ownServerRoute(
  protocol: OwnServerProtocol,
  endpoint: string,
  { endsOnPicture = false, takesSeed = true } = {},
): EngineRoute {
  return {
    protocol,
    service: null,
    ownServer: OWN_SERVERS[protocol],
    endpoint,
    validFrom: null,
    retiredAt: null,
    successor: null,
    servedBy: null,
    modes: null,
    endsOnPicture,
    shapedByPicture: false,
    takesSeed,
    tellsStyle: true,
    omits: [],
    promptMax: null,
    pictureMax: PICTURE_MAX,
  };
}
