import { ASPECT_RATIOS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { z } from "zod";
import { LIBRARY_FILTERS } from "../features/creation/library-filter.ts";

/** What a feed address carries; what is damaged in it is left out, the page still opens. */
export const feedParams = z.object({
  content: z.enum(["video", "image"]).optional().catch(undefined),
});

export const searchParams = feedParams.extend({
  q: z.coerce.string().trim().max(200).optional().catch(undefined),
  style: z.enum(VISUAL_STYLES).optional().catch(undefined),
  aspectRatio: z.enum(ASPECT_RATIOS).optional().catch(undefined),
});

/** An item shown over the page. */
export const overlayParams = z.object({
  item: z.string().max(64).optional().catch(undefined),
});

export const loginParams = z.object({
  error: z.string().max(60).optional().catch(undefined),
});

export const libraryParams = z.object({
  show: z
    .enum(LIBRARY_FILTERS.map(({ value }) => value))
    .optional()
    .catch(undefined),
});
