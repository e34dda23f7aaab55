import { figuresOf } from "../figures-of.ts";
import { PROCESSING_SECONDS } from "../platform-simulator.ts";
import type { SimulatedVideo, YoutubeWorld } from "./youtube-world.ts";

/** Returns a video as the API shows it. */
export function videoResource({ now }: YoutubeWorld, video: SimulatedVideo): object {
  const { post, channel, snippet, status } = video;
  const { views, likes, comments } = figuresOf(post, now());
  return {
    kind: "youtube#video",
    etag: "simulated",
    id: post.id,
    snippet: {
      ...{ publishedAt: post.at.toISOString(), channelId: channel.id },
      ...{ channelTitle: channel.title, ...snippet },
    },
    status: { ...status, ...uploadStatus(video, now().getTime()) },
    statistics: { viewCount: `${views}`, likeCount: `${likes}`, commentCount: `${comments}` },
  };
}

function uploadStatus({ processing, rejection, uploadedAt }: SimulatedVideo, now: number): object {
  const seconds = PROCESSING_SECONDS[processing === "slow" ? "slow" : "usual"];
  if (processing === "stuck" || now < uploadedAt + seconds * 1_000)
    return { uploadStatus: "uploaded" };
  if (processing === "error") return { uploadStatus: "failed", failureReason: "codec" };
  if (rejection !== null) return { uploadStatus: "rejected", rejectionReason: rejection };
  return { uploadStatus: "processed" };
}
