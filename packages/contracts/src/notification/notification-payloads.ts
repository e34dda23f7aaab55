import { z } from "zod";

/** What happens to notifications. */
export const notificationPayloads = { "notification.added": z.object({}) };
