import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { notificationPage, readNotifications } from "./notification.ts";

/** What ended and what waits for an answer. */
export const notificationRoutes = {
  listNotifications: defineRoute({
    method: "GET",
    path: "/api/notifications",
    summary: "Notifications, newest first",
    access: "signed-in",
    scope: "read",
    rate: "read",
    query: pageQuery,
    answer: notificationPage,
    status: 200,
    refusals: [],
  }),
  readNotifications: defineRoute({
    method: "POST",
    path: "/api/notifications/read",
    summary: "Mark as read",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    body: readNotifications,
    answer: z.object({ unread: z.number().int() }),
    status: 200,
    refusals: [],
  }),
};
