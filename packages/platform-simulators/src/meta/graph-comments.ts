import { commitUnder } from "../platform-faults.ts";
import { type PlatformReply, replied } from "../serving/platform-call.ts";
import type { SimulatedPost } from "../simulated-post.ts";
import { GRAPH_BROKEN, graphError } from "./graph-error.ts";
import { type MetaWorld, newGraphId } from "./meta-world.ts";

/** Answers `POST /{post}/comments`. */
export function writeComment(
  { faults, now }: Pick<MetaWorld, "faults" | "now">,
  post: SimulatedPost,
  text: string,
): PlatformReply {
  if (text.trim() === "") return graphError(100, "Invalid parameter: message");
  if (faults.standing === "duplicate") return graphError(506, "Duplicate status message");
  return commitUnder(faults.comment, GRAPH_BROKEN, () => {
    const comment = { id: newGraphId(), text, by: post.accountName, at: now() };
    post.comments = [...(post.comments ?? []), comment];
    return replied(200, { id: comment.id });
  });
}

/** Answers `GET /{post}/comments`; Facebook calls the words a message, Instagram a text. */
export const listComments = (
  { comments = [] }: SimulatedPost,
  words: "message" | "text",
): PlatformReply =>
  replied(200, {
    data: comments.toReversed().map(({ id, text, by, at }) => ({
      ...{ id, [words]: text, from: { id: "0", name: by, username: by } },
      timestamp: at.toISOString().replace(/\.\d+Z$/, "+0000"),
    })),
  });
