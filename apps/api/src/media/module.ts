import { findPublicMedia, findUnreferenced } from "@kinora/database/creation/media-references";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountMediaRoutes } from "./media-routes.ts";

export function mediaModule({ database, files, address, now }: ApiComposition): ApiModule {
  return {
    mount: (server) =>
      mountMediaRoutes(server, {
        now,
        files,
        address,
        isPublic: async (hash) =>
          (await findPublicMedia(database, hash)) !== null && !(await isHeldFile(database, hash)),
        isNeeded: async (hash) =>
          (await findUnreferenced(database, [hash])).length === 0 &&
          !(await isHeldFile(database, hash)),
      }),
  };
}
