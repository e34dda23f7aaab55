import { z } from "zod";

/** Smallest and largest sides that a consumer may ask for, in CSS pixels. */
const side = z.coerce.number<number>().int().min(1).max(10_000).optional();

/** GET /api/oembed; see https://oembed.com. Unknown parameters are ignored, as it asks. */
export const oembedQuery = z.object({
  /** Address of a work's page. */
  url: z.string().max(2_000),
  format: z.enum(["json", "xml"]).default("json"),
  maxwidth: side,
  maxheight: side,
});
export type OembedQuery = z.infer<typeof oembedQuery>;

const common = {
  version: z.literal("1.0"),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds after which to ask again. */
  cache_age: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
};
const size = { width: z.int(), height: z.int() };

/** `link` where no site may show works in a frame. */
export const oembed = z
  .discriminatedUnion("type", [
    z.object({ ...common, type: z.literal("photo"), url: z.string(), ...size }),
    z.object({ ...common, type: z.literal("video"), html: z.string(), ...size }),
    z.object({ ...common, type: z.literal("rich"), html: z.string(), ...size }),
    z.object({ ...common, type: z.literal("link") }),
  ])
  .meta({ id: "Oembed" });
export type Oembed = z.infer<typeof oembed>;
