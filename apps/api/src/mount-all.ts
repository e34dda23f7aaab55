import { feedQuery } from "@kinora/contracts/feed/feed";
import { FEED_FILL } from "@kinora/contracts/limits";
import type { FastifyInstance } from "fastify";
import { mountAccountRoutes } from "./account/account-routes.ts";
import { mountAuth } from "./account/auth-routes.ts";
import { mountAvatars } from "./account/avatar-routes.ts";
import type { Composition } from "./compose.ts";
import { mountCreationRoutes } from "./creation/creation-routes.ts";
import type { Environment } from "./environment.ts";
import type { EventHub } from "./event/event-hub.ts";
import { mountEventStream } from "./event/event-stream.ts";
import { mountFeedRoutes } from "./feed/feed-routes.ts";
import { readFeedPage } from "./feed/read-feed-page.ts";
import { mountGemRoutes } from "./gem/gem-routes.ts";
import { mountHealth } from "./http/health-routes.ts";
import { refuseOtherMethods } from "./http/unknown-address.ts";
import { mountMediaRoutes } from "./media/media-routes.ts";
import { mountModerationRoutes } from "./moderation/moderation-routes.ts";
import { mountNotificationRoutes } from "./notification/notification-routes.ts";
import { mountPromptRoutes } from "./prompt/prompt-routes.ts";
import { mountSampleRoutes } from "./prompt/sample-routes.ts";
import { mountSite } from "./site/site-routes.ts";
import { mountSharedBoardRoutes } from "./story/shared-board-routes.ts";
import { mountStoryRoutes } from "./story/story-routes.ts";
import { mountTus } from "./upload/tus-doors.ts";
import { mountUploadRoutes } from "./upload/upload-routes.ts";

/** As the app asks for it. */
const FIRST_TRENDING = feedQuery.parse({ kind: "trending", fill: FEED_FILL });

/** Opens every door of the server. */
export async function mountAll(
  server: FastifyInstance,
  parts: Composition,
  hub: EventHub,
  { publicUrl, webFolder }: Environment,
): Promise<void> {
  mountHealth(server, parts.health);
  await mountAuth(server, publicUrl, parts.identity.handle);
  mountAccountRoutes(server, parts.account);
  mountPromptRoutes(server, parts.prompt);
  mountSampleRoutes(server, parts.sample);
  mountCreationRoutes(server, parts.creation);
  mountStoryRoutes(server, parts.story);
  mountSharedBoardRoutes(server, parts.story);
  mountFeedRoutes(server, parts.feed);
  mountModerationRoutes(server, parts.moderation);
  mountGemRoutes(server, parts.gem);
  mountNotificationRoutes(server, parts.notification);
  await mountTus(server, { ...parts.upload, publicUrl });
  mountUploadRoutes(server, parts.upload);
  mountEventStream(server, hub, parts.event);
  mountMediaRoutes(server, parts.media);
  mountAvatars(server);
  refuseOtherMethods(server);
  await mountSite(server, {
    folder: webFolder,
    publicUrl,
    publicCreation: parts.publicCreation,
    publicTrending: () => readFeedPage(parts.feed, FIRST_TRENDING, null),
    isAway: () => parts.health.watch.standing().degraded.includes("DATABASE_AWAY"),
    hasSharedBoard: parts.hasSharedBoard,
  });
}
