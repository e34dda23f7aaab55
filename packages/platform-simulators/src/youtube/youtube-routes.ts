import { z } from "zod";
import {
  bytesOf,
  LOST,
  type PlatformCall,
  type PlatformReply,
  replied,
  repliedEmpty,
} from "../serving/platform-call.ts";
import { answerThreads } from "./comment-threads.ts";
import { insertVideo } from "./upload-routes.ts";
import { videoResource } from "./video-resource.ts";
import { UNAUTHENTICATED, YOUTUBE_BROKEN, youtubeError } from "./youtube-error.ts";
import { spendQuota } from "./youtube-quota.ts";
import { type SimulatedChannel, YOUTUBE_PEOPLE, type YoutubeWorld } from "./youtube-world.ts";

const updateInput = z.object({
  id: z.string(),
  status: z.record(z.string(), z.unknown()).default({}),
});

/** Answers the Data API for whoever the token belongs to. */
export async function answerYoutubeApi(
  world: YoutubeWorld,
  call: PlatformCall,
): Promise<PlatformReply> {
  const { method, url, headers } = call;
  const isUpload = url.pathname.startsWith("/upload/");
  const fault = isUpload ? null : (world.faults.question.shift() ?? null);
  if (fault === "token expired") world.grants.expireAccess();
  if (fault === "lost") return LOST;
  if (fault === "503") return YOUTUBE_BROKEN;
  const grant = world.grants.ofAccess((headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!grant || world.faults.standing === "token revoked") return UNAUTHENTICATED;
  const channel = YOUTUBE_PEOPLE[grant.personId]?.channel ?? null;
  if (url.pathname === "/youtube/v3/channels") return channelsOf(world, channel);
  if (!channel) return youtubeError(401, "youtubeSignupRequired", "Unauthorized", "youtube.header");
  if (url.pathname === "/upload/youtube/v3/videos" && method === "POST")
    return insertVideo(world, channel, call);
  if (url.pathname === "/youtube/v3/playlistItems") return uploadsOf(world, channel, url);
  if (url.pathname === "/youtube/v3/commentThreads") return answerThreads(world, channel, call);
  if (url.pathname !== "/youtube/v3/videos")
    return youtubeError(404, "notFound", "Not Found", "global");
  if (method === "GET") return listVideos(world, url);
  const body = method === "PUT" ? (await bytesOf(call)).toString("utf8") : "";
  return changeVideo(world, channel, { method, url, body });
}

function channelsOf(world: YoutubeWorld, channel: SimulatedChannel | null): PlatformReply {
  const refused = spendQuota(world, { units: 1 });
  if (refused) return refused;
  const items = channel ? [channel] : [];
  return replied(200, {
    kind: "youtube#channelListResponse",
    pageInfo: { totalResults: items.length, resultsPerPage: 5 },
    ...(channel && {
      items: items.map(({ id, title }) => ({
        kind: "youtube#channel",
        id,
        snippet: { title, thumbnails: { default: { url: "https://yt3.simulated.invalid/a.jpg" } } },
        contentDetails: { relatedPlaylists: { uploads: id.replace(/^UC/, "UU") } },
      })),
    }),
  });
}

function uploadsOf(world: YoutubeWorld, channel: SimulatedChannel, url: URL): PlatformReply {
  const refused = spendQuota(world, { units: 1 });
  if (refused) return refused;
  if (url.searchParams.get("playlistId") !== channel.id.replace(/^UC/, "UU"))
    return youtubeError(404, "playlistNotFound", "The playlist cannot be found.");
  const videos = [...world.videos.values()]
    .filter(({ post, channel: { id } }) => id === channel.id && !post.isRemoved)
    .reverse();
  return replied(200, {
    kind: "youtube#playlistItemListResponse",
    items: videos.slice(0, 50).map(({ post, snippet }) => ({
      kind: "youtube#playlistItem",
      snippet: {
        ...{ title: snippet.title, description: snippet.description ?? "" },
        publishedAt: post.at.toISOString(),
        resourceId: { kind: "youtube#video", videoId: post.id },
      },
    })),
  });
}

function listVideos(world: YoutubeWorld, url: URL): PlatformReply {
  const refused = spendQuota(world, { units: 1 });
  if (refused) return refused;
  const ids = (url.searchParams.get("id") ?? "").split(",");
  const items = ids.flatMap((id) => {
    const video = world.videos.get(id);
    return video && !video.post.isRemoved ? [videoResource(world, video)] : [];
  });
  return replied(200, { kind: "youtube#videoListResponse", items });
}

interface VideoChange {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

function changeVideo(
  world: YoutubeWorld,
  channel: SimulatedChannel,
  { method, url, body }: VideoChange,
): PlatformReply {
  const refused = spendQuota(world, { units: 50 });
  if (refused) return refused;
  const asked = method === "PUT" ? updateInput.parse(JSON.parse(body)) : null;
  const video = world.videos.get(asked?.id ?? url.searchParams.get("id") ?? "");
  if (!video || video.post.isRemoved || video.channel.id !== channel.id)
    return youtubeError(404, "videoNotFound", "The video cannot be found.");
  if (method === "DELETE") {
    video.post.isRemoved = true;
    return repliedEmpty(204);
  }
  if (!asked) return youtubeError(404, "notFound", "Not Found", "global");
  video.status = asked.status;
  video.post.visibility = `${asked.status.privacyStatus ?? "public"}`;
  return replied(200, videoResource(world, video));
}
