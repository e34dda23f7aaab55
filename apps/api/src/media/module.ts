import { findPublicMedia, findUnreferenced } from "@kinora/database/creation/media-references";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { mountMediaRoutes } from "./media-routes.ts";

export function mediaModule({ database, files, address, now }: Composition): Module {
  return {
    mount: (server) =>
      mountMediaRoutes(server, {
        now,
        files,
        address,
        isPublic: async (hash) => (await findPublicMedia(database, hash)) !== null,
        isNeeded: async (hash) => (await findUnreferenced(database, [hash])).length === 0,
      }),
  };
}
