import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { feedPage, feedQuery, impressions, likeState } from "./feed.ts";
import { similarWorks } from "./similar.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/** The feed, likes and impressions. */
export const feedRoutes = {
  likeCreation: defineRoute({
    method: "PUT",
    path: "/api/creations/{id}/like",
    summary: "Like",
    access: "signed-in",
    scope: "publish",
    rate: "write",
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
    rate: "write",
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
    rate: "read",
    query: feedQuery,
    answer: feedPage,
    status: 200,
    refusals: [],
  }),
  listSimilar: defineRoute({
    method: "GET",
    path: "/api/creations/{id}/similar",
    summary: "Works in the feed that are near a work by words, style and model",
    access: "optional",
    scope: "read",
    rate: "read",
    params: id,
    answer: similarWorks,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  recordImpressions: defineRoute({
    beforeConsent: true,
    method: "POST",
    path: "/api/feed/impressions",
    summary: "These were on the screen",
    access: "optional",
    scope: "read",
    rate: "write",
    body: impressions,
    answer: null,
    status: 204,
    refusals: [],
  }),
} as const;
