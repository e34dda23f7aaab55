import type { OwnComments } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import {
  answerOf,
  failed,
  failure,
  isFailed,
  isSuccess,
  NOT_UNDERSTOOD,
  UNREACHABLE,
} from "../failure.ts";
import { jsonOf, withQuery } from "../http/platform-request.ts";
import { isAmong } from "../is-among.ts";
import { bearer } from "../publishing-desk.ts";
import { readYouTubeProblem } from "./read-youtube-problem.ts";
import type { YouTubeDesk } from "./youtube-settings.ts";

const threads = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        topLevelComment: z.object({ snippet: z.object({ textOriginal: z.string().default("") }) }),
      }),
    }),
  ),
});

const NOT_FOUND = failure("permanent", "not_found");

/**
 * Comments under a video (reference 1.4). One that is not listed may be held back or listed late, so
 * that its absence is never certain.
 */
export const videoComments = ({ settings, exchange, now }: YouTubeDesk): OwnComments => ({
  async write({ connection, post: { id: videoId } }, text) {
    if (videoId === null) return { kind: "refused", failure: NOT_FOUND };
    const snippet = { videoId, topLevelComment: { snippet: { textOriginal: text } } };
    const exchanged = await exchange({
      ...{ method: "POST", url: threadsAt(settings, { part: "snippet" }) },
      headers: { ...bearer(connection.tokens.accessToken), "content-type": "application/json" },
      body: JSON.stringify({ snippet }),
    });
    if (exchanged.kind === "not sent") return { kind: "refused", failure: UNREACHABLE };
    if (exchanged.kind === "lost" || exchanged.answer.status >= 500) return { kind: "unknown" };
    const { answer } = exchanged;
    if (isSuccess(answer)) return { kind: "done" };
    return { kind: "refused", failure: readYouTubeProblem(answer, now()) };
  },
  async find({ connection, post: { id: videoId } }, text) {
    if (videoId === null) return failed(NOT_FOUND);
    const fields = { part: "snippet", videoId, order: "time", maxResults: "100" };
    const headers = bearer(connection.tokens.accessToken);
    const answer = answerOf(
      await exchange({
        ...{ method: "GET", url: threadsAt(settings, { ...fields, textFormat: "plainText" }) },
        headers,
      }),
    );
    if (isFailed(answer)) return answer;
    if (answer.status !== 200) return failed(readYouTubeProblem(answer, now()));
    const said = threads.safeParse(jsonOf(answer)).data;
    if (!said) return failed(NOT_UNDERSTOOD);
    const there = said.items.map(({ snippet }) => snippet.topLevelComment.snippet.textOriginal);
    return isAmong(text, there) ? { kind: "there" } : { kind: "absent", isCertain: false };
  },
});

const threadsAt = (
  { apiUrl }: YouTubeDesk["settings"],
  fields: Readonly<Record<string, string>>,
): string => withQuery(`${apiUrl}/youtube/v3/commentThreads`, fields);
