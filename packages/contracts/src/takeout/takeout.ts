import { z } from "zod";

/** Days for which it can be downloaded. */
export const TAKEOUT_DAYS = 7;
/** Seconds within which a download must start at a URL; a download in progress can continue. */
export const TAKEOUT_ADDRESS_SECONDS = 5 * 60;

const askedAt = z.iso.datetime();

/** GET /api/me/takeout: the archive of the user's data. */
export const takeout = z
  .discriminatedUnion("state", [
    /** None was requested, or it has expired. */
    z.object({ state: z.literal("none") }),
    z.object({ state: z.literal("making"), askedAt, percent: z.int().min(0).max(99) }),
    z.object({ state: z.literal("failed"), askedAt }),
    z.object({
      state: z.literal("ready"),
      askedAt,
      bytes: z.int(),
      files: z.int(),
      until: z.iso.datetime(),
      /** When another one can be requested. */
      againAt: z.iso.datetime(),
      /**
       * Download URL, valid for five minutes; a download in progress can continue until the archive
       * is removed.
       */
      href: z.string(),
    }),
  ])
  .meta({ id: "Takeout" });
export type Takeout = z.infer<typeof takeout>;

/** Parameters of a download URL, with its signature. */
export const takeoutAddress = z.object({
  id: z.string().max(64),
  /** The session it was issued for; the URL is valid while that lasts. */
  session: z.string().max(64),
  /** Unix time in seconds, in base 36. */
  e: z.string().max(20),
  s: z.string().max(100),
});
export type TakeoutAddress = z.infer<typeof takeoutAddress>;
