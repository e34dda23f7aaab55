import { z } from "zod";

/** How long it can be downloaded. */
export const TAKEOUT_DAYS = 7;
/** How long a download can be begun at an address; what was begun goes on. */
export const TAKEOUT_ADDRESS_SECONDS = 5 * 60;

const askedAt = z.iso.datetime();

/** GET /api/me/takeout: the archive of everything that a person has here. */
export const takeout = z
  .discriminatedUnion("state", [
    /** None was asked for, or its time is over. */
    z.object({ state: z.literal("none") }),
    z.object({ state: z.literal("making"), askedAt, percent: z.int().min(0).max(99) }),
    z.object({ state: z.literal("failed"), askedAt }),
    z.object({
      state: z.literal("ready"),
      askedAt,
      bytes: z.int(),
      files: z.int(),
      until: z.iso.datetime(),
      /** From then on another one can be asked for. */
      againAt: z.iso.datetime(),
      /** Where it is downloaded, for five minutes; what was begun goes on until it is gone. */
      href: z.string(),
    }),
  ])
  .meta({ id: "Takeout" });
export type Takeout = z.infer<typeof takeout>;

/** What an address of a download says, and its signature. */
export const takeoutAddress = z.object({
  id: z.string().max(64),
  /** The session for which it was made: it opens while that lasts. */
  session: z.string().max(64),
  /** Seconds since 1970, in base 36. */
  e: z.string().max(20),
  s: z.string().max(100),
});
export type TakeoutAddress = z.infer<typeof takeoutAddress>;
