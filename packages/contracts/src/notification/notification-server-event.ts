import { z } from "zod";
import { notification } from "./notification.ts";

/** There is a new notification. */
export const notificationServerEvent = z.object({
  type: z.literal("notification"),
  notification,
  unread: z.number().int(),
});
