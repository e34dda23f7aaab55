import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { mountHealth } from "./health-routes.ts";

export function healthModule({ signIn, watch, countSecurity }: Composition): Module {
  const { simulated, doors } = signIn;
  return {
    mount: (server) => mountHealth(server, { simulated, signIn: doors, watch, countSecurity }),
  };
}
