import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountHealth } from "./health-routes.ts";

export function healthModule(parts: ApiComposition): ApiModule {
  const { watch, countSecurity, switches } = parts;
  const { simulated, doors } = parts.signIn;
  const signUps = () => switches.current().signUps;
  return {
    mount: (server) =>
      mountHealth(server, { simulated, signIn: doors, signUps, watch, countSecurity }),
  };
}
