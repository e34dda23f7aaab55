import type {
  PlatformFailed,
  PreparedPublication,
  StandingOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD, UNREACHABLE } from "../failure.ts";
import { HANDLE_GONE, readHandle } from "../handle.ts";
import { jsonOf, withQuery } from "../http/platform-request.ts";
import { bearer } from "../publishing-desk.ts";
import { readVideo, videoUrl } from "./read-video.ts";
import { readYouTubeProblem } from "./read-youtube-problem.ts";
import { askProgress } from "./session-progress.ts";
import { type YouTubeHandle, youtubeHandle } from "./youtube-handle.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

const channelUploads = z.object({
  items: z
    .array(
      z.object({
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .min(1),
});
const playlist = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        description: z.string().default(""),
        resourceId: z.object({ videoId: z.string() }),
      }),
    }),
  ),
});

/**
 * Asks the session; one that is gone says nothing of its video, which is then looked for by its
 * mark. Not finding it proves nothing: the list is late, and it may have been removed.
 */
export async function askVideo(
  desk: YouTubeDesk,
  { connection, handle }: PreparedPublication,
): Promise<StandingOutcome> {
  const known = readHandle(youtubeHandle, handle);
  if (!known) return { kind: "unknown", failure: HANDLE_GONE };
  const progress = await askProgress(desk, known);
  const { siteUrl } = desk.settings;
  if (progress.kind === "complete")
    return { kind: "done", post: readVideo(progress.answer, { siteUrl, isShort: known.isShort }) };
  if (progress.kind === "partial") return { kind: "absent", isCertain: true };
  if (progress.kind === "gone") return lookForMark(desk, connection.tokens.accessToken, known);
  const isAnswered = progress.kind === "silent" && progress.exchanged.kind === "answered";
  const reason = isAnswered ? failure("retry", "platform_error") : UNREACHABLE;
  return { kind: "unknown", failure: reason };
}

async function lookForMark(
  desk: YouTubeDesk,
  token: string,
  { mark, isShort }: YouTubeHandle,
): Promise<StandingOutcome> {
  const uploads = await listUploads(desk, token);
  if ("kind" in uploads) return { kind: "unknown", failure: uploads.failure };
  const [found, another] = uploads.items.filter(({ snippet }) =>
    snippet.description.includes(mark),
  );
  if (!found || another) return { kind: "unknown", failure: HANDLE_GONE };
  const id = found.snippet.resourceId.videoId;
  const url = videoUrl(id, { siteUrl: desk.settings.siteUrl, isShort });
  return { kind: "done", post: { id, url, visibility: null } };
}

async function listUploads(
  desk: YouTubeDesk,
  token: string,
): Promise<z.infer<typeof playlist> | PlatformFailed> {
  const part = "contentDetails";
  const channels = await get(desk, token, ["channels", { part, mine: "true" }]);
  if ("kind" in channels) return channels;
  const [channel] = channelUploads.safeParse(channels.said).data?.items ?? [];
  if (!channel) return failed(NOT_UNDERSTOOD);
  const playlistId = channel.contentDetails.relatedPlaylists.uploads;
  const fields = { part: "snippet", playlistId, maxResults: "50" };
  const items = await get(desk, token, ["playlistItems", fields]);
  if ("kind" in items) return items;
  return playlist.safeParse(items.said).data ?? failed(NOT_UNDERSTOOD);
}

async function get(
  { settings, exchange, now }: YouTubeDesk,
  token: string,
  [what, fields]: readonly [string, Readonly<Record<string, string>>],
): Promise<{ readonly said: unknown } | PlatformFailed> {
  const url = withQuery(`${settings.apiUrl}/youtube/v3/${what}`, fields);
  const answer = answerOf(await exchange({ method: "GET", url, headers: bearer(token) }));
  if (isFailed(answer)) return answer;
  return answer.status === 200
    ? { said: jsonOf(answer) }
    : failed(readYouTubeProblem(answer, now()));
}
