import { filesOrigin } from "@kinora/contracts/media/s3-settings";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountEmbedRoutes } from "./embed-routes.ts";
import { listedFinder } from "./find-listed.ts";

export function embedModule({ environment, reader, present }: ApiComposition): ApiModule {
  const { publicUrl, embedOrigins: origins, s3 } = environment;
  return {
    mount: (server) =>
      mountEmbedRoutes(server, {
        ...{ publicUrl, origins, filesOrigin: s3 && filesOrigin(s3) },
        findListed: listedFinder(reader, present),
      }),
  };
}
