import { defineRoute } from "../http/route.ts";
import { oembed, oembedQuery } from "./oembed.ts";

/** How other sites show works. */
export const embedRoutes = {
  getOembed: defineRoute({
    ...{ access: "public", scope: "read", rate: "read", method: "GET", status: 200 },
    path: "/api/oembed",
    summary: "How a page shows a work of the feed, as oEmbed",
    query: oembedQuery,
    answer: oembed,
    refusals: ["CREATION_NOT_FOUND", "OEMBED_FORMAT"],
  }),
} as const;
