import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type {
  MeasureOutcome,
  OwnPost,
  PreflightOutcome,
  WithdrawOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, NOT_UNDERSTOOD } from "../failure.ts";
import { jsonOf, withQuery } from "../http/platform-request.ts";
import { bearer } from "../publishing-desk.ts";
import { readYouTubeProblem } from "./read-youtube-problem.ts";
import { readChannels } from "./youtube-account.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

const count = z.coerce.number().int().nonnegative().optional();
const videos = z.object({
  items: z.array(
    z.object({
      status: z.object({
        uploadStatus: z.string(),
        failureReason: z.string().optional(),
        rejectionReason: z.string().optional(),
      }),
      statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).optional(),
    }),
  ),
});

const NOTHING = { views: null, likes: null, comments: null };
const NOT_FOUND = failure("permanent", "not_found");

/** Asks whether the channel is still this person's; YouTube does not tell what is left of a day. */
export async function preflightYouTube(
  desk: YouTubeDesk,
  { accountId, tokens }: PlatformConnection,
): Promise<PreflightOutcome> {
  const channels = await readChannels(desk, tokens.accessToken);
  if ("kind" in channels) return channels;
  if (!channels.items.some(({ id }) => id === accountId))
    return failed(failure("reconnect_other", "no_account"));
  return { kind: "answered", terms: { postsLeft: null, longestSeconds: null, creator: null } };
}

/** Removes the video, also one that waits for its time. */
export async function withdrawVideo(
  { settings, exchange, now }: YouTubeDesk,
  { connection, post: { id } }: OwnPost,
): Promise<WithdrawOutcome> {
  if (id === null) return { kind: "by hand" };
  const url = withQuery(`${settings.apiUrl}/youtube/v3/videos`, { id });
  const headers = bearer(connection.tokens.accessToken);
  const answer = answerOf(await exchange({ method: "DELETE", url, headers }));
  if (isFailed(answer)) return answer;
  if (answer.status === 204 || answer.status === 404) return { kind: "withdrawn" };
  return failed(readYouTubeProblem(answer, now()));
}

/** Asks for the figures, and what became of the video. */
export async function measureVideo(
  { settings, exchange, now }: YouTubeDesk,
  { connection, post }: OwnPost,
): Promise<MeasureOutcome> {
  const { id } = post;
  if (id === null) return failed(NOT_FOUND);
  const url = withQuery(`${settings.apiUrl}/youtube/v3/videos`, { part: "status,statistics", id });
  const headers = bearer(connection.tokens.accessToken);
  const answer = answerOf(await exchange({ method: "GET", url, headers }));
  if (isFailed(answer)) return answer;
  if (answer.status !== 200) return failed(readYouTubeProblem(answer, now()));
  const said = videos.safeParse(jsonOf(answer)).data;
  if (!said) return failed(NOT_UNDERSTOOD);
  const [video] = said.items;
  const { url: known } = post;
  if (!video)
    return { kind: "measured", figures: NOTHING, condition: "removed", reason: null, url: known };
  const { status, statistics } = video;
  return {
    kind: "measured",
    figures: {
      views: statistics?.viewCount ?? null,
      likes: statistics?.likeCount ?? null,
      comments: statistics?.commentCount ?? null,
    },
    condition: CONDITIONS[status.uploadStatus] ?? "removed",
    reason: status.rejectionReason ?? status.failureReason ?? null,
    url: known,
  };
}

const CONDITIONS: Readonly<Record<string, "live" | "processing">> = {
  processed: "live",
  uploaded: "processing",
};
