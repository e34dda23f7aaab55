import { z } from "zod";
import { currentUser, profileChange } from "./account/account.ts";
import { createRequest } from "./creation/create-request.ts";
import { creation, creationCard } from "./creation/creation.ts";
import { bulkAction, bulkOutcome, creationAction } from "./creation/creation-action.ts";
import { creationChange } from "./creation/title.ts";
import { feedPage, feedQuery, impressions, likeState } from "./feed/feed.ts";
import { gemRoutes } from "./gem/gem-routes.ts";
import { health, readiness } from "./http/health.ts";
import { pageOf, pageQuery } from "./http/page.ts";
import { defineRoute } from "./http/route.ts";
import { LARGE_BODY_MAX_BYTES, LIBRARY_SEARCH_MAX } from "./limits.ts";
import { report, reportReceipt } from "./moderation/report.ts";
import { notificationRoutes } from "./notification/notification-routes.ts";
import { formRefusals, promptRoutes } from "./prompt/prompt-routes.ts";
import { provenance } from "./provenance/provenance.ts";
import { storyRoutes } from "./story/story-routes.ts";
import { uploadRoutes } from "./upload/upload-routes.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const idempotent = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });
/** The whole API. What any door may answer (see `openapi.ts` of the api) is not repeated here. */
export const routes = {
  getHealth: defineRoute({
    method: "GET",
    path: "/api/health",
    summary: "How the service is, and what is simulated; answers as long as the api lives",
    access: "public",
    scope: "read",
    answer: health,
    status: 200,
    refusals: [],
  }),
  getReadiness: defineRoute({
    method: "GET",
    path: "/api/health/ready",
    summary: "Are database, media and at least one worker there?",
    access: "public",
    scope: "read",
    answer: readiness,
    status: 200,
    refusals: ["SERVICE_UNAVAILABLE"],
  }),
  getMe: defineRoute({
    method: "GET",
    path: "/api/me",
    summary: "The signed-in person",
    access: "signed-in",
    scope: "read",
    answer: currentUser,
    status: 200,
    refusals: [],
  }),
  changeMe: defineRoute({
    method: "PATCH",
    path: "/api/me",
    summary: "Change profile and settings",
    access: "signed-in",
    scope: "publish",
    body: profileChange,
    answer: currentUser,
    status: 200,
    refusals: ["HANDLE_TAKEN"],
  }),
  ...promptRoutes,
  createCreation: defineRoute({
    method: "POST",
    path: "/api/creations",
    summary: "Start a creation",
    access: "signed-in",
    scope: "create",
    headers: idempotent,
    body: createRequest,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: creation,
    status: 202,
    refusals: [
      ...formRefusals,
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_REUSED",
      "CREATION_NOT_FOUND",
      "INSUFFICIENT_GEMS",
      "QUEUE_FULL",
      "QUOTE_NOT_FOUND",
      "QUOTE_EXPIRED",
      "QUOTE_USED",
    ],
  }),
  listCreations: defineRoute({
    method: "GET",
    path: "/api/creations",
    summary: "Own creations, newest first",
    access: "signed-in",
    scope: "read",
    query: pageQuery.extend({
      view: z.enum(["library", "trash"]).default("library"),
      /** Parts of words, in any order, of title or prompt. */
      q: z.string().trim().max(LIBRARY_SEARCH_MAX).optional(),
    }),
    answer: pageOf(creationCard),
    status: 200,
    refusals: [],
  }),
  getCreation: defineRoute({
    method: "GET",
    path: "/api/creations/{id}",
    summary: "One creation",
    access: "optional",
    scope: "read",
    params: id,
    answer: creation,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  changeCreation: defineRoute({
    method: "PATCH",
    path: "/api/creations/{id}",
    summary: "Give an own creation a title, or take it away",
    access: "signed-in",
    scope: "publish",
    params: id,
    body: creationChange,
    answer: creation,
    status: 200,
    refusals: ["CREATION_NOT_FOUND", "ACTION_FORBIDDEN", "ACTION_IMPOSSIBLE"],
  }),
  getProvenance: defineRoute({
    method: "GET",
    path: "/api/creations/{id}/provenance",
    summary: "What the file of a creation says of its making, and whether its signature holds",
    access: "optional",
    scope: "read",
    params: id,
    answer: provenance,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  actOnCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/actions",
    summary: "Do something with a creation",
    access: "signed-in",
    scope: "publish",
    params: id,
    body: creationAction,
    answer: creation,
    status: 200,
    refusals: [
      "CREATION_NOT_FOUND",
      "ACTION_FORBIDDEN",
      "ACTION_IMPOSSIBLE",
      "INSUFFICIENT_GEMS",
      "QUEUE_FULL",
    ],
  }),
  actOnCreations: defineRoute({
    method: "POST",
    path: "/api/creations/actions",
    summary: "Do the same with up to 200 own creations; says of each what became of it",
    access: "signed-in",
    scope: "publish",
    body: bulkAction,
    answer: bulkOutcome,
    status: 200,
    refusals: [],
  }),
  reportCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/reports",
    summary: "Report a creation to the moderators",
    access: "signed-in",
    scope: "publish",
    params: id,
    body: report,
    answer: reportReceipt,
    status: 201,
    refusals: ["CREATION_NOT_FOUND", "ALREADY_REPORTED", "OWN_CREATION"],
  }),
  likeCreation: defineRoute({
    method: "PUT",
    path: "/api/creations/{id}/like",
    summary: "Like",
    access: "signed-in",
    scope: "publish",
    params: id,
    answer: likeState,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  unlikeCreation: defineRoute({
    method: "DELETE",
    path: "/api/creations/{id}/like",
    summary: "Take a like back",
    access: "signed-in",
    scope: "publish",
    params: id,
    answer: likeState,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  getFeed: defineRoute({
    method: "GET",
    path: "/api/feed",
    summary: "Trending, recent or search",
    access: "optional",
    scope: "read",
    query: feedQuery,
    answer: feedPage,
    status: 200,
    refusals: [],
  }),
  recordImpressions: defineRoute({
    method: "POST",
    path: "/api/feed/impressions",
    summary: "These were on the screen",
    access: "optional",
    scope: "read",
    body: impressions,
    answer: null,
    status: 204,
    refusals: [],
  }),
  ...gemRoutes,
  ...notificationRoutes,
  ...storyRoutes,
  ...uploadRoutes,
  streamEvents: defineRoute({
    method: "GET",
    path: "/api/events",
    summary: "Server-sent events: progress, balance, notifications",
    access: "signed-in",
    scope: "read",
    answer: "stream",
    status: 200,
    refusals: [],
  }),
} as const;

export type RouteName = keyof typeof routes;
