import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { mailChoice, mailState } from "./mail.ts";
import { notificationPage, readNotifications } from "./notification.ts";
import { notificationSettings } from "./notification-settings.ts";
import { pushEnd, pushKey, pushSubscription } from "./push.ts";

/** Notifications of finished work and of what needs an answer. */
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
    beforeConsent: true,
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
  getNotificationSettings: defineRoute({
    ...{ method: "GET", path: "/api/notifications/settings", summary: "How one is told of what" },
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: notificationSettings, status: 200, refusals: [] },
  }),
  getMailSettings: defineRoute({
    ...{ method: "GET", path: "/api/notifications/mail", summary: "What one is mailed, and where" },
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: mailState, status: 200, refusals: [] },
  }),
  changeMailSettings: defineRoute({
    ...{ method: "PUT", path: "/api/notifications/mail", summary: "Choose what one is mailed" },
    ...{ access: "signed-in", scope: "publish", rate: "write", body: mailChoice },
    ...{ answer: mailState, status: 200, refusals: [] },
  }),
  getPushKey: defineRoute({
    ...{ method: "GET", path: "/api/push", summary: "The key by which this server pushes" },
    ...{ access: "signed-in", scope: "read", rate: "read" },
    ...{ answer: pushKey, status: 200, refusals: [] },
  }),
  startPush: defineRoute({
    ...{
      method: "POST",
      path: "/api/push",
      summary: "Push to this browser too; the oldest of ten goes",
    },
    // A subscription ends with its session: a token's would outlive the token.
    sessionOnly: true,
    ...{ access: "signed-in", scope: "publish", rate: "write", body: pushSubscription },
    ...{ answer: null, status: 204, refusals: [] },
  }),
  endPush: defineRoute({
    beforeConsent: true,
    ...{ method: "POST", path: "/api/push/end", summary: "Push to this browser no more" },
    ...{ access: "signed-in", scope: "publish", rate: "write", body: pushEnd },
    ...{ answer: null, status: 204, refusals: [] },
  }),
  changeNotificationSettings: defineRoute({
    ...{ method: "PUT", path: "/api/notifications/settings" },
    summary: "Choose how one is told: a switch for each kind and channel, and quiet hours",
    ...{ access: "signed-in", scope: "publish", rate: "write", body: notificationSettings },
    ...{ answer: notificationSettings, status: 200, refusals: [] },
  }),
};
