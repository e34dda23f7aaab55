import { routes } from "@kinora/contracts/routes";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { FeedStore } from "@kinora/domain/feed/feed-store";
import { type LikePorts, type LikeStores, likeCreation } from "@kinora/domain/feed/like-creation";
import { type ImpressionStore, recordImpressions } from "@kinora/domain/feed/record-impressions";
import { unlikeCreation } from "@kinora/domain/feed/unlike-creation";
import type { FastifyInstance } from "fastify";
import type { Present } from "../creation/present.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readFeedPage } from "./read-feed-page.ts";

export interface FeedRoutePorts {
  readonly now: () => Date;
  readonly feed: FeedStore;
  readonly likes: LikePorts["likes"];
  readonly transact: <T>(work: (stores: LikeStores) => Promise<T>) => Promise<T>;
  readonly creations: LikePorts["creations"];
  readonly impressions: ImpressionStore;
  readonly reader: Pick<CreationReader, "load">;
  readonly present: Present;
  readonly strangerKey: (site: string) => string;
}

export function mountFeedRoutes(server: FastifyInstance, ports: FeedRoutePorts): void {
  const { now, feed, likes, creations, impressions, reader, present, strangerKey } = ports;
  const { transact } = ports;

  mountRoute(server, routes.getFeed, ({ query, person }) =>
    readFeedPage({ feed, reader, present }, query, person && viewerOf(person)),
  );

  mountRoute(server, routes.recordImpressions, async ({ body, person, site }) => {
    const userId = person?.userId ?? null;
    const viewerKey = userId ?? strangerKey(site);
    await recordImpressions({ impressions }, { viewerKey, userId, ids: body.ids, now: now() });
    return undefined;
  });

  mountRoute(server, routes.likeCreation, ({ params, person }) =>
    likeCreation({ transact }, { creationId: params.id, viewer: viewerOf(person), now: now() }),
  );

  mountRoute(server, routes.unlikeCreation, ({ params, person }) =>
    unlikeCreation({ creations, likes }, { creationId: params.id, viewer: viewerOf(person) }),
  );
}
