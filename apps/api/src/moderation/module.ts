import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountModerationRoutes } from "./moderation-routes.ts";

export function moderationModule({ now, transact }: ApiComposition): ApiModule {
  return { mount: (server) => mountModerationRoutes(server, { now, transact }) };
}
