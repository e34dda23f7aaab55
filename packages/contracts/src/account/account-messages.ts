import { z } from "zod";

/** What a person is notified of about their account. */
export const accountNotifications = {
  "account.leaving": z.object({ at: z.iso.datetime() }),
};
