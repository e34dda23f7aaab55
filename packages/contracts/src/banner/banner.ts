import { z } from "zod";
import { BANNER_TEXT_MAX } from "../limits.ts";

export const BANNER_SEVERITIES = ["info", "warning", "critical"] as const;
export const BANNER_AUDIENCES = ["everybody", "guests", "members", "staff"] as const;
export const BANNER_PLATFORMS = ["all", "web", "ios", "android"] as const;
const shape = {
  text: z.string().trim().min(1).max(BANNER_TEXT_MAX),
  /** Link target: a URL of the web or a path of this service; null for none. */
  link: z
    .union([
      z.url({ protocol: /^https$/ }).max(300),
      z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])/),
    ])
    .nullable(),
  severity: z.enum(BANNER_SEVERITIES),
  audience: z.enum(BANNER_AUDIENCES),
  platform: z.enum(BANNER_PLATFORMS),
  closable: z.boolean(),
};

/** POST /api/admin/banners */
export const newBanner = z.strictObject({
  ...shape,
  /** Null to start at once. */
  startsAt: z.iso.datetime().nullable(),
  /** Null to stay until it is taken down. */
  endsAt: z.iso.datetime().nullable(),
});
export type NewBanner = z.infer<typeof newBanner>;

export const banner = z.object({ id: z.string(), ...shape }).meta({ id: "BannerMessage" });
export type Banner = z.infer<typeof banner>;

/** GET /api/banner: the banner to show; null when there is none or it was closed. */
export const shownBanner = z.object({ banner: banner.nullable() });
export const bannerQuery = z.object({ platform: z.enum(["web", "ios", "android"]).default("web") });

export const keptBanner = banner
  .extend({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    /** Shown now, scheduled, or over. */
    state: z.enum(["shown", "planned", "ended"]),
  })
  .meta({ id: "KeptBanner" });
export type KeptBanner = z.infer<typeof keptBanner>;
/** GET /api/admin/banners: the latest ones, newest first. */
export const bannerList = z.object({ items: z.array(keptBanner) });
export const BANNERS_LISTED = 50;
