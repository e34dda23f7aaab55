import { z } from "zod";

export const ownSession = z
  .object({
    id: z.string(),
    /** "Chrome 147, Linux"; "" for what is not known. */
    device: z.string(),
    startedAt: z.iso.datetime(),
    /** When its credential was exchanged last: about every quarter of an hour that it is in use. */
    seenAt: z.iso.datetime(),
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" });
export type OwnSession = z.infer<typeof ownSession>;

/** GET /api/me/sessions: where this person is signed in, last seen first. */
export const sessionList = z.object({ items: z.array(ownSession) });
