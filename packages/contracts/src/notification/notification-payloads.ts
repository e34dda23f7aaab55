import { z } from "zod";

/** Events of notifications. */
export const notificationPayloads = { "notification.added": z.object({}) };
