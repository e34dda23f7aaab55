import { z } from "zod";

/** Events of the archive of a user's data. */
export const takeoutPayloads = {
  "takeout.ready": z.object({}),
  /** Given up after its last attempt. */
  "takeout.failed": z.object({}),
};
