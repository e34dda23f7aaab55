import { randomBytes } from "node:crypto";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountConnectionRoutes } from "./connection-routes.ts";
import { mountDeletionStatus } from "./deletion-status-page.ts";
import { mountPlatformCallbacks } from "./platform-callback-routes.ts";

/** Where platforms send people back to; registered at each of them. */
const RETURN_PATH = "/settings/social-platforms";

export const connectionModule = (parts: ApiComposition): ApiModule => ({
  async mount(server) {
    const { platforms, simulatedPlatforms, sealer, stores, transact, newId, now } = parts;
    mountConnectionRoutes(server, {
      ...{ platforms, sealer, transact, newId, now, digest: parts.digest },
      ...{ simulated: simulatedPlatforms, security: parts.security },
      connections: stores.connections,
      redirectUri: new URL(RETURN_PATH, parts.environment.publicUrl).href,
      newSecret: () => randomBytes(32).toString("base64url"),
    });
    mountDeletionStatus(server, stores.connections);
    await mountPlatformCallbacks(server, {
      ...{ platforms, transact, now, digest: parts.digest, security: parts.security },
      publicUrl: parts.environment.publicUrl,
      newCode: () => randomBytes(16).toString("hex"),
    });
  },
});
