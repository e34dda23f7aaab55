import { randomUUID } from "node:crypto";
import { z } from "zod";
import { figuresOf } from "../figures-of.ts";
import {
  bytesOf,
  LOST,
  type PlatformCall,
  type PlatformReply,
  replied,
} from "../serving/platform-call.ts";
import { TIKTOK_BROKEN, TOKEN_INVALID, tiktokAnswer, tiktokError } from "./tiktok-answer.ts";
import {
  letVideosPass,
  type PublishTask,
  type SimulatedCreator,
  TIKTOK_PEOPLE,
  type TikTokWorld,
} from "./tiktok-world.ts";

const MB = 1_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

const source = z.object({
  source: z.literal("FILE_UPLOAD"),
  video_size: z.number().int().positive(),
  chunk_size: z.number().int().positive(),
  total_chunk_count: z.number().int().min(1).max(1_000),
});
const directInit = z.object({
  post_info: z.looseObject({
    privacy_level: z.string(),
    title: z.string().max(2_200).optional(),
    brand_content_toggle: z.boolean(),
    brand_organic_toggle: z.boolean(),
  }),
  source_info: source,
});
const inboxInit = z.strictObject({ source_info: source });
const asked = z.object({ publish_id: z.string() });
const listed = z.object({ filters: z.object({ video_ids: z.array(z.string()).max(20) }) });

/** Answers the APIs about a creator: posting, status, figures. */
export async function answerTikTokApi(
  world: TikTokWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  letVideosPass(world);
  const { pathname, origin } = call.url;
  const { faults, grants } = world;
  const isQuestion = /status\/fetch|creator_info|video\/query|user\/info/.test(pathname);
  const fault = isQuestion ? (faults.question.shift() ?? null) : null;
  if (fault === "token expired") grants.expireAccess();
  if (fault === "lost") return LOST;
  if (fault === "503") return TIKTOK_BROKEN;
  if (fault === "gone") return tiktokError(400, "invalid_publish_id");
  const grant = grants.ofAccess((call.headers.authorization ?? "").replace(/^Bearer /, ""));
  const creator = TIKTOK_PEOPLE[grant?.personId ?? ""];
  if (!creator || faults.standing === "token revoked") return TOKEN_INVALID;
  const body = (await bytesOf(call)).toString("utf8");
  try {
    return route(world, creator, { pathname, origin, body });
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return tiktokError(400, "invalid_params");
    throw error;
  }
}

interface TikTokCall {
  readonly pathname: string;
  readonly origin: string;
  readonly body: string;
}

function route(world: TikTokWorld, creator: SimulatedCreator, call: TikTokCall): PlatformReply {
  const { pathname, body } = call;
  if (pathname === "/v2/user/info/") return userInfo(creator);
  const what = pathname.replace(/^\/v2\/post\/publish\//, "");
  if (what === "creator_info/query/") return creatorInfo(world, creator);
  if (what === "video/init/" || what === "inbox/video/init/")
    return initVideo(world, creator, { ...call, isDraft: what.startsWith("inbox") });
  if (what === "status/fetch/") return statusOf(world, asked.parse(JSON.parse(body)).publish_id);
  if (pathname === "/v2/video/query/")
    return videosOf(world, creator, listed.parse(JSON.parse(body)).filters.video_ids);
  return tiktokError(404, "not_found");
}

const userInfo = ({ openId, nickname }: SimulatedCreator): PlatformReply =>
  tiktokAnswer({
    user: {
      ...{ open_id: openId, display_name: nickname },
      avatar_url: "https://p16.simulated.invalid/avatar.jpg",
    },
  });

/** Refusals of this call come with 200. */
function creatorInfo({ faults }: TikTokWorld, creator: SimulatedCreator): PlatformReply {
  if (faults.standing === "quota reached") return tiktokError(200, "spam_risk_too_many_posts");
  return tiktokAnswer({
    ...{ creator_username: creator.username, creator_nickname: creator.nickname },
    ...{ privacy_level_options: creator.audiences, max_video_post_duration_sec: 600 },
    ...{ comment_disabled: false, duet_disabled: creator.isDuetDisabled, stitch_disabled: false },
  });
}

function initVideo(
  world: TikTokWorld,
  creator: SimulatedCreator,
  { body, origin, isDraft }: TikTokCall & { readonly isDraft: boolean },
): PlatformReply {
  const refused = refuse(world, creator, isDraft);
  if (refused) return refused;
  const said: unknown = JSON.parse(body);
  const init = isDraft ? { ...inboxInit.parse(said), post_info: {} } : directInit.parse(said);
  const { video_size: size, chunk_size: chunkSize, total_chunk_count: count } = init.source_info;
  if (!isPlan({ size, chunkSize, count })) return tiktokError(400, "invalid_params");
  const { privacy_level: audience = "", brand_content_toggle: isBranded } = {
    ...{ brand_content_toggle: false, ...init.post_info },
  } as { privacy_level?: string; brand_content_toggle: boolean };
  if (!isDraft && !creator.audiences.includes(audience))
    return tiktokError(403, "privacy_level_option_mismatch");
  if (isBranded && audience === "SELF_ONLY") return tiktokError(400, "invalid_params");
  const id = `v_pub_file~v2-1.${randomUUID()}`;
  world.tasks.set(id, {
    ...{ id, creator, isDraft, postInfo: init.post_info, size, chunkSize, chunkCount: count },
    ...{ startedAt: world.now().getTime(), received: Buffer.alloc(0), mimeType: "video/mp4" },
    ...{ isUploadGone: false, doneAt: null, processing: null, failReason: null, post: null },
  });
  const upload_url = `${origin}/upload?upload_id=${encodeURIComponent(id)}`;
  return tiktokAnswer({ publish_id: id, upload_url });
}

/** Chunks of 5 to 64 MB, the last up to 128; less than 5 MB as a whole; read as decimal. */
function isPlan({ size, chunkSize, count }: { size: number; chunkSize: number; count: number }) {
  if (size <= 64 * MB && count === 1) return chunkSize === size;
  const last = size - (count - 1) * chunkSize;
  const isInRange = chunkSize >= 5 * MB && chunkSize <= 64 * MB && last <= 128 * MB;
  return isInRange && count === Math.floor(size / chunkSize);
}

function refuse(world: TikTokWorld, creator: SimulatedCreator, isDraft: boolean) {
  const { faults } = world;
  if (faults.standing === "no permission") return tiktokError(401, "scope_not_authorized");
  if (faults.standing === "rate limit") return tiktokError(429, "rate_limit_exceeded");
  if (faults.standing === "quota reached")
    return tiktokError(
      403,
      isDraft ? "spam_risk_too_many_pending_share" : "spam_risk_too_many_posts",
    );
  if (spend(world, `init ${creator.openId}`, { limit: 6, span: MINUTE }))
    return tiktokError(429, "rate_limit_exceeded");
  const isSpam = spend(world, `post ${creator.openId}`, { limit: 15, span: DAY });
  return isSpam ? tiktokError(403, "spam_risk_too_many_posts") : null;
}

/** Counts a call; true when there were too many. */
function spend(
  { spent, now }: TikTokWorld,
  what: string,
  { limit, span }: { readonly limit: number; readonly span: number },
): boolean {
  const at = now().getTime();
  const recent = (spent.get(what) ?? []).filter((time) => time > at - span);
  spent.set(what, [...recent, at]);
  return recent.length >= limit;
}

function statusOf({ tasks }: TikTokWorld, id: string): PlatformReply {
  const task = tasks.get(id);
  if (!task) return tiktokError(400, "invalid_publish_id");
  const { received, failReason, post, isDraft } = task;
  const data = {
    ...{ status: statusName(task), uploaded_bytes: received.length },
    ...(failReason !== null && { fail_reason: failReason }),
  };
  if (!post || isDraft || post.visibility !== "PUBLIC_TO_EVERYONE")
    return tiktokAnswer({ ...data, publicaly_available_post_id: [] });
  // The id is a number that JavaScript cannot hold: written into the text as it is.
  const answer = { data, error: { code: "ok", message: "", log_id: "simulated" } };
  const text = JSON.stringify(answer).replace(
    '"uploaded_bytes"',
    `"publicaly_available_post_id":[${post.id}],"uploaded_bytes"`,
  );
  const headers = { "content-type": "application/json" };
  return { kind: "answered", status: 200, headers, body: text };
}

function statusName({ failReason, post, isDraft }: PublishTask): string {
  if (failReason !== null) return "FAILED";
  if (!post) return "PROCESSING_UPLOAD";
  return isDraft ? "SEND_TO_USER_INBOX" : "PUBLISH_COMPLETE";
}

function videosOf(
  { posts, now }: TikTokWorld,
  { openId, username }: SimulatedCreator,
  ids: readonly string[],
): PlatformReply {
  const videos = posts.filter(
    ({ id, accountId, isRemoved }) => ids.includes(id) && accountId === openId && !isRemoved,
  );
  return replied(200, {
    data: {
      videos: videos.map((post) => {
        const { views, likes, comments } = figuresOf(post, now());
        return {
          ...{ id: post.id, view_count: views, like_count: likes, comment_count: comments },
          share_url: `https://www.tiktok.com/@${username}/video/${post.id}`,
        };
      }),
    },
    error: { code: "ok", message: "", log_id: "simulated" },
  });
}
