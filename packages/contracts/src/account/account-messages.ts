import { z } from "zod";

/** Notifications about a user's account. */
export const accountNotifications = {
  "account.deletionPlanned": z.object({ at: z.iso.datetime() }),
  "account.newDevice": z.object({}),
  "account.tokenMade": z.object({}),
  "account.suspended": z.object({}),
  "account.reinstated": z.object({}),
};
