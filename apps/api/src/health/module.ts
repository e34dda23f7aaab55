import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountHealth } from "./health-routes.ts";

export function healthModule({ signIn, watch, countSecurity }: ApiComposition): ApiModule {
  const { simulated, doors } = signIn;
  return {
    mount: (server) => mountHealth(server, { simulated, signIn: doors, watch, countSecurity }),
  };
}
