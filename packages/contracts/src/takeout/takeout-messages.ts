import { z } from "zod";

/** What a person is notified of about the archive of everything they have. */
export const takeoutNotifications = {
  "takeout.ready": z.object({ until: z.iso.datetime() }),
};
