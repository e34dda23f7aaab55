import type {
  MeasureOutcome,
  OwnPost,
  WithdrawOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, failure, isFailed, isSuccess, NOT_UNDERSTOOD } from "../failure.ts";
import { readHandle } from "../handle.ts";
import { graphAddress, graphGet } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { readGraphProblem } from "../meta/read-graph-problem.ts";
import { bearer } from "../publishing-desk.ts";
import { facebookHandle } from "./facebook-handle.ts";

const total = z.object({ summary: z.object({ total_count: z.number() }) }).optional();
const figuresNode = z.object({
  views: z.number().optional(),
  likes: total,
  reactions: total,
  comments: total,
  permalink_url: z.string().optional(),
});

const SUMMARY = "summary(true).limit(0)";
const OF_POST = `reactions.${SUMMARY},comments.${SUMMARY},permalink_url`;
const OF_FILM = `views,likes.${SUMMARY},comments.${SUMMARY}`;

/** Removes a post, or a film with its post. */
export async function withdrawFromPage(desk: GraphDesk, own: OwnPost): Promise<WithdrawOutcome> {
  const { connection } = own;
  const id = shownIdOf(own);
  if (id === null) return { kind: "by hand" };
  const headers = bearer(connection.tokens.accessToken);
  const answer = answerOf(
    await desk.exchange({ method: "DELETE", url: graphAddress(desk, id), headers }),
  );
  if (isFailed(answer)) return answer;
  if (isSuccess(answer)) return { kind: "withdrawn" };
  const problem = readGraphProblem(answer, desk);
  return problem.code === "not_found" ? { kind: "withdrawn" } : failed(problem);
}

/** Reads figures of a film, which has views, or of a post. */
export async function measureOnPage(
  desk: GraphDesk,
  { connection, post, handle }: OwnPost,
): Promise<MeasureOutcome> {
  const film = filmOf(handle);
  const id = film ?? post.id;
  if (id === null) return failed(failure("permanent", "not_found"));
  const said = await graphGet(desk, {
    ...{ token: connection.tokens.accessToken, path: id },
    fields: { fields: film === null ? OF_POST : OF_FILM },
  });
  const { url } = post;
  const none = { views: null, likes: null, comments: null };
  if ("kind" in said)
    return said.failure.code === "not_found"
      ? { kind: "measured", figures: none, condition: "removed", reason: null, url }
      : said;
  const node = figuresNode.safeParse(said.said).data;
  if (!node) return failed(NOT_UNDERSTOOD);
  return {
    ...{
      kind: "measured",
      condition: "live",
      reason: null,
      url: url ?? node.permalink_url ?? null,
    },
    figures: {
      views: node.views ?? null,
      likes: (node.likes ?? node.reactions)?.summary.total_count ?? null,
      comments: node.comments?.summary.total_count ?? null,
    },
  };
}

/** Id of a film, or of the post where it is none. */
export const shownIdOf = ({ handle, post }: Pick<OwnPost, "handle" | "post">): string | null =>
  filmOf(handle) ?? post.id;

function filmOf(handle: string): string | null {
  const known = readHandle(facebookHandle, handle);
  return known && "video" in known ? known.video : null;
}
