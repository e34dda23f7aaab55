import { z } from "zod";

/** Notifications about the archive of a user's data. */
export const takeoutNotifications = {
  "takeout.ready": z.object({ until: z.iso.datetime() }),
  "takeout.failed": z.object({}),
};
