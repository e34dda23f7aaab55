import { z } from "zod";

/** A resumable upload, kept before its last byte is sent. */
export const youtubeHandle = z.object({
  session: z.string(),
  size: z.number(),
  mimeType: z.string(),
  /** How much has arrived. */
  offset: z.number(),
  mark: z.string(),
  isShort: z.boolean(),
  /** True from when the last bytes may have been sent. */
  isArmed: z.boolean(),
});
export type YouTubeHandle = z.infer<typeof youtubeHandle>;
