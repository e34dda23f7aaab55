import { randomBytes } from "node:crypto";
import type { SimulatedPost } from "../simulated-post.ts";
import type {
  SimulatedChannel,
  SimulatedVideo,
  VideoMetadata,
  YoutubeWorld,
} from "./youtube-world.ts";

/** What was uploaded for a video. */
interface UploadedVideo {
  readonly channel: SimulatedChannel;
  readonly metadata: VideoMetadata;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** Makes the video: the irreversible part of an upload. */
export function makeVideo(
  { now, faults, shelf, videos, posts }: YoutubeWorld,
  { channel, metadata, mimeType, bytes }: UploadedVideo,
): SimulatedVideo {
  const { snippet } = metadata;
  const asked = metadata.status.privacyStatus ?? "public";
  const visibility = faults.standing === "visibility forced" ? "private" : `${asked}`;
  const id = randomBytes(8).toString("base64url").slice(0, 11);
  const post: SimulatedPost = {
    ...{ id, platform: "youtube", accountId: channel.id, accountName: channel.title },
    ...{ kind: "video", title: `${snippet.title ?? "unknown"}`, link: null },
    text: `${snippet.description ?? ""}`,
    media: [shelf.keep(mimeType, bytes)],
    isAiMade: metadata.status.containsSyntheticMedia === true,
    ...{ at: now(), visibility, isRemoved: false },
  };
  const video: SimulatedVideo = {
    ...{ post, channel, snippet, status: { ...metadata.status, privacyStatus: visibility } },
    processing: faults.processing.shift() ?? null,
    rejection: faults.standing === "duplicate" ? "duplicate" : null,
    uploadedAt: now().getTime(),
  };
  videos.set(id, video);
  posts.push(post);
  return video;
}
