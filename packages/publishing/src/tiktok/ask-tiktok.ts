import type {
  MeasureOutcome,
  OwnPost,
  PreparedPublication,
  StandingOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, failure, NOT_UNDERSTOOD } from "../failure.ts";
import { HANDLE_GONE, readHandle } from "../handle.ts";
import { readStatus, type TikTokStatus } from "./read-status.ts";
import { readTikTokCode } from "./read-tiktok-problem.ts";
import { tiktokPost } from "./tiktok-client.ts";
import { type TikTokHandle, tiktokHandle } from "./tiktok-handle.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";
import { TIKTOK_PAUSE } from "./upload-to-tiktok.ts";

const videoList = z.object({
  videos: z.array(
    z.object({
      view_count: z.number().optional(),
      like_count: z.number().optional(),
      comment_count: z.number().optional(),
      share_url: z.string().nullish(),
    }),
  ),
});

/** Asks where the video stands, by the id that it was started with. */
export async function askTikTok(
  desk: TikTokDesk,
  { connection, handle }: PreparedPublication,
): Promise<StandingOutcome> {
  const known = readHandle(tiktokHandle, handle);
  if (!known) return { kind: "unknown", failure: HANDLE_GONE };
  const status = await readStatus(desk, connection.tokens.accessToken, known.publishId);
  if ("kind" in status) return { kind: "unknown", failure: status.failure };
  return standingOf(status, known, desk.now());
}

function standingOf(
  {
    status,
    publicaly_available_post_id: ids,
    uploaded_bytes: arrived,
    fail_reason: why,
  }: TikTokStatus,
  { size }: TikTokHandle,
  now: Date,
): StandingOutcome {
  // The id is told for public posts alone, and later: a success without one is usual.
  if (status === "PUBLISH_COMPLETE")
    return { kind: "done", post: { id: ids?.[0] ?? null, url: null, visibility: null } };
  if (status === "SEND_TO_USER_INBOX")
    return { kind: "done", post: { id: null, url: null, visibility: "inbox" } };
  if (status === "FAILED") return failed(readTikTokCode(why ?? "", { status: 200, now }));
  const isPartial = status === "PROCESSING_UPLOAD" && (arrived ?? size) < size;
  return isPartial
    ? { kind: "absent", isCertain: true }
    : { kind: "pending", afterMilliseconds: TIKTOK_PAUSE };
}

/** Reads figures and link, of a post whose id is known by now. */
export async function measureTikTok(
  desk: TikTokDesk,
  { connection, post, handle }: OwnPost,
): Promise<MeasureOutcome> {
  const id = post.id ?? (await lateId(desk, { connection, handle }));
  if (id === null) return failed(failure("permanent", "not_found"));
  const fields = "id,view_count,like_count,comment_count,share_url";
  const said = await tiktokPost(desk, {
    ...{ token: connection.tokens.accessToken, path: `/v2/video/query/?fields=${fields}` },
    body: { filters: { video_ids: [id] } },
  });
  if ("kind" in said) return said;
  const list = videoList.safeParse(said.said).data;
  if (!list) return failed(NOT_UNDERSTOOD);
  const [video] = list.videos;
  return {
    ...{ kind: "measured", condition: video ? "live" : "removed", reason: null },
    url: video?.share_url ?? post.url,
    figures: {
      views: video?.view_count ?? null,
      likes: video?.like_count ?? null,
      comments: video?.comment_count ?? null,
    },
  };
}

async function lateId(desk: TikTokDesk, prepared: PreparedPublication): Promise<string | null> {
  const standing = await askTikTok(desk, prepared);
  return standing.kind === "done" ? standing.post.id : null;
}
