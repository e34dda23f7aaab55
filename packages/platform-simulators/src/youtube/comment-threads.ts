import { randomBytes } from "node:crypto";
import { z } from "zod";
import { commitUnder } from "../platform-faults.ts";
import {
  bytesOf,
  type PlatformCall,
  type PlatformReply,
  replied,
} from "../serving/platform-call.ts";
import type { SimulatedComment } from "../simulated-post.ts";
import { YOUTUBE_BROKEN, youtubeError } from "./youtube-error.ts";
import { spendQuota } from "./youtube-quota.ts";
import type { SimulatedChannel, SimulatedVideo, YoutubeWorld } from "./youtube-world.ts";

const threadInput = z.object({
  snippet: z.object({
    videoId: z.string(),
    topLevelComment: z.object({ snippet: z.object({ textOriginal: z.string() }) }),
  }),
});

const NO_VIDEO = youtubeError(404, "videoNotFound", "The video cannot be found.", "youtube.video");
const COMMENTS_OFF = youtubeError(
  403,
  "commentsDisabled",
  "The video has disabled comments.",
  "youtube.commentThread",
);

/** Answers `commentThreads`: the comments under a video, and new ones. */
export async function answerThreads(
  world: YoutubeWorld,
  channel: SimulatedChannel,
  call: PlatformCall,
): Promise<PlatformReply> {
  const isNew = call.method === "POST";
  const refused = spendQuota(world, { units: isNew ? 50 : 1 });
  if (refused) return refused;
  if (!isNew) return listThreads(world, call.url.searchParams.get("videoId") ?? "");
  const asked = threadInput.safeParse(JSON.parse((await bytesOf(call)).toString("utf8"))).data;
  if (!asked) return youtubeError(400, "invalidCommentThreadMetadata", "Invalid metadata.");
  const { videoId, topLevelComment } = asked.snippet;
  const { textOriginal: text } = topLevelComment.snippet;
  if (world.faults.standing === "no permission")
    return youtubeError(403, "forbidden", "The comment cannot be created.");
  const video = findVideo(world, videoId);
  if (!video) return NO_VIDEO;
  if (!hasComments(video)) return COMMENTS_OFF;
  if (text.trim() === "") return youtubeError(400, "commentTextRequired", "No text.");
  return commitUnder(world.faults.comment, YOUTUBE_BROKEN, () => {
    const id = `Ug${randomBytes(12).toString("base64url")}`;
    const comment = { id, text, by: channel.title, at: world.now() };
    video.post.comments = [...(video.post.comments ?? []), comment];
    return replied(200, threadOf(videoId, comment));
  });
}

function listThreads(world: YoutubeWorld, videoId: string): PlatformReply {
  const video = findVideo(world, videoId);
  if (!video) return NO_VIDEO;
  if (!hasComments(video)) return COMMENTS_OFF;
  const items = (video.post.comments ?? []).toReversed();
  return replied(200, {
    kind: "youtube#commentThreadListResponse",
    items: items.map((comment) => threadOf(videoId, comment)),
  });
}

const findVideo = ({ videos }: YoutubeWorld, id: string): SimulatedVideo | null => {
  const video = videos.get(id);
  return video && !video.post.isRemoved ? video : null;
};

/** Private videos and those for kids have none. */
const hasComments = ({ post, status }: SimulatedVideo): boolean =>
  post.visibility !== "private" && status.selfDeclaredMadeForKids !== true;

const threadOf = (videoId: string, { id, text, by, at }: SimulatedComment) => ({
  kind: "youtube#commentThread",
  id,
  snippet: {
    videoId,
    topLevelComment: {
      kind: "youtube#comment",
      id,
      snippet: {
        ...{ videoId, textOriginal: text, textDisplay: text, authorDisplayName: by },
        publishedAt: at.toISOString(),
      },
    },
  },
});
