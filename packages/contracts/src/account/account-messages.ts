import { z } from "zod";

/** What a person is notified of about their account. */
export const accountNotifications = {
  "account.deletionPlanned": z.object({ at: z.iso.datetime() }),
  "account.newDevice": z.object({}),
  "account.tokenMade": z.object({}),
  "account.suspended": z.object({}),
  "account.reinstated": z.object({}),
};
