import type { PlatformFailed } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, NOT_UNDERSTOOD } from "../failure.ts";
import { tiktokPost } from "./tiktok-client.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";

const status = z.object({
  status: z.string(),
  fail_reason: z.string().nullish(),
  // TikTok's spelling.
  publicaly_available_post_id: z.array(z.coerce.string()).nullish(),
  uploaded_bytes: z.coerce.number().nullish(),
});
export type TikTokStatus = z.infer<typeof status>;

/** Asks where a video stands. */
export async function readStatus(
  desk: TikTokDesk,
  token: string,
  publishId: string,
): Promise<TikTokStatus | PlatformFailed> {
  const said = await tiktokPost(desk, {
    ...{ token, path: "/v2/post/publish/status/fetch/", body: { publish_id: publishId } },
  });
  if ("kind" in said) return said;
  return status.safeParse(said.said).data ?? failed(NOT_UNDERSTOOD);
}
