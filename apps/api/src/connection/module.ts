import { randomBytes } from "node:crypto";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountConnectionRoutes } from "./connection-routes.ts";

/** Where platforms send people back to; registered at each of them. */
const RETURN_PATH = "/settings/social-platforms";

export const connectionModule = (parts: ApiComposition): ApiModule => ({
  mount(server) {
    const { platforms, simulatedPlatforms, sealer, stores, transact, newId, now } = parts;
    mountConnectionRoutes(server, {
      ...{ platforms, sealer, transact, newId, now, digest: parts.digest },
      ...{ simulated: simulatedPlatforms, security: parts.security },
      connections: stores.connections,
      redirectUri: new URL(RETURN_PATH, parts.environment.publicUrl).href,
      newSecret: () => randomBytes(32).toString("base64url"),
    });
  },
});
