import { z } from "zod";

/** A video on its way: kept before any of its bytes is sent. */
export const tiktokHandle = z.object({
  publishId: z.string(),
  uploadUrl: z.string(),
  size: z.number(),
  /** Chunks that have arrived for certain. */
  sent: z.number(),
  /** True when another may have. */
  isUnsure: z.boolean(),
  /** When the address to upload to ends. */
  uploadUntil: z.number(),
  /** How often it was ready to be committed. */
  armed: z.number(),
});
export type TikTokHandle = z.infer<typeof tiktokHandle>;
