import type { YouTubePublication } from "@kinora/domain/publication/publication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { askVideo } from "./ask-video.ts";
import { measureVideo, preflightYouTube, withdrawVideo } from "./own-videos.ts";
import { commitVideo, prepareVideo } from "./upload-video.ts";
import { videoComments } from "./video-comments.ts";
import {
  connectYouTube,
  disconnectYouTube,
  refreshYouTube,
  youtubeAddressOf,
} from "./youtube-account.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

/** YouTube's channels, by resumable uploads (reference 1.4). */
export const youtubePlatform = (desk: YouTubeDesk): PublishingPlatform<YouTubePublication> => ({
  ...{ platform: "youtube", flavour: "platform", disconnectsPerson: true },
  addressOf: (request) => youtubeAddressOf(desk, request),
  connect: (returned) => connectYouTube(desk, returned),
  refresh: (connection) => refreshYouTube(desk, connection),
  preflight: (connection) => preflightYouTube(desk, connection),
  prepare: (order, handle) => prepareVideo(desk, order, handle),
  commit: (order, handle, signal) => commitVideo(desk, order, [handle, signal]),
  ask: (prepared) => askVideo(desk, prepared),
  withdraw: (own) => withdrawVideo(desk, own),
  comments: videoComments(desk),
  measure: (own) => measureVideo(desk, own),
  disconnect: (connection) => disconnectYouTube(desk, connection),
  // Google sends none for this.
  readCallback: () => null,
});
