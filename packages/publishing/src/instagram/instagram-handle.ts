import { z } from "zod";

/** The containers of a publication. */
export const instagramHandle = z.object({
  /** Of a carousel, in order; those that are not made yet are missing. */
  children: z.array(z.string()),
  /** The one that is published; null until it is made. */
  container: z.string().nullable(),
  /** Where its file is sent; null when it is fetched, or has arrived. */
  uploadUrl: z.string().nullable(),
  /** What tells it from other posts, once it is one; null for a story. */
  caption: z.string().nullable(),
  since: z.number(),
  /** How often it was ready to be committed. */
  armed: z.number(),
});
export type InstagramHandle = z.infer<typeof instagramHandle>;
