import { createHmac } from "node:crypto";
import { postgresFeedStore } from "@kinora/database/feed/postgres-feed-store";
import { postgresImpressionStore } from "@kinora/database/feed/postgres-impression-store";
import { postgresSimilarWorks } from "@kinora/database/feed/postgres-similar-works";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountFeedRoutes } from "./feed-routes.ts";
import { mountSimilarRoutes } from "./similar-routes.ts";

export function feedModule(parts: ApiComposition): ApiModule {
  const { environment, database, stores, transact, likes, reader, present, now } = parts;
  return {
    mount(server) {
      mountSimilarRoutes(server, {
        ...{
          similar: postgresSimilarWorks(database),
          creations: stores.creations,
          reader,
          present,
        },
      });
      mountFeedRoutes(server, {
        now,
        feed: postgresFeedStore(database),
        likes,
        transact,
        creations: stores.creations,
        impressions: postgresImpressionStore(database),
        reader,
        present,
        // Distinguishes visitors for one day without storing who they are.
        strangerKey: (from) =>
          createHmac("sha256", environment.sessionSecret)
            .update(`impression\n${from}\n${now().toISOString().slice(0, 10)}`)
            .digest("base64url"),
      });
    },
  };
}
