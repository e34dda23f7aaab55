import { z } from "zod";

export const ownSession = z
  .object({
    id: z.string(),
    /** For example "Chrome 147, Linux"; "" when unknown. */
    device: z.string(),
    startedAt: z.iso.datetime(),
    /** When the credential was last refreshed, about every quarter of an hour in use. */
    seenAt: z.iso.datetime(),
    /** True for the session that sends the request. */
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" });
export type OwnSession = z.infer<typeof ownSession>;

/** GET /api/me/sessions: the user's sessions, most recently seen first. */
export const sessionList = z.object({ items: z.array(ownSession) });
