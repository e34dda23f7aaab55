import { defineRoute } from "../http/route.ts";

/** Events while a page is open. */
export const eventRoutes = {
  streamEvents: defineRoute({
    method: "GET",
    path: "/api/events",
    summary: "Server-sent events: progress, balance, notifications",
    access: "signed-in",
    scope: "read",
    rate: "read",
    answer: "stream",
    status: 200,
    refusals: [],
  }),
} as const;
