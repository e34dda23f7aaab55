import { z } from "zod";
import { OUTER_PLATFORMS } from "../publication/publication-vocabulary.ts";

const platform = z.enum(OUTER_PLATFORMS);

/**
 * Notifications about accounts at social platforms. They do not name the account: its name is the
 * platform's, and is deleted when its person wants that.
 */
export const connectionNotifications = {
  /** It ends, and only signing in again renews it. */
  "connection.expiring": z.object({ platform, until: z.iso.datetime() }),
  "connection.ended": z.object({ platform }),
  /** Daily, while some wait. */
  "connection.waiting": z.object({ count: z.number().int() }),
  "connection.left": z.object({ platform }),
};
