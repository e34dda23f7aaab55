import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { mountModerationRoutes } from "./moderation-routes.ts";

export function moderationModule({ now, transact }: Composition): Module {
  return { mount: (server) => mountModerationRoutes(server, { now, transact }) };
}
