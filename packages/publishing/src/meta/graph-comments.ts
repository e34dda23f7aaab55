import type { OwnComments, OwnPost } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, failure, isSuccess, NOT_UNDERSTOOD, UNREACHABLE } from "../failure.ts";
import { isAmong } from "../is-among.ts";
import { graphGet, graphPost } from "./graph-client.ts";
import type { GraphDesk } from "./graph-desk.ts";
import { readGraphProblem } from "./read-graph-problem.ts";

const comments = z.object({
  data: z.array(z.object({ message: z.string().optional(), text: z.string().optional() })),
});

/** The most comments that are looked through; the post is minutes old. */
const MOST = "100";

/**
 * Comments of the Graph API.
 *
 * @param nodeOf id of what is commented on; null when nobody knows it
 * @param words the field of a comment that holds its words
 */
export const graphComments = (
  desk: GraphDesk,
  nodeOf: (own: OwnPost) => string | null,
  words: "message" | "text",
): OwnComments => ({
  async write(own, text) {
    const path = nodeOf(own);
    if (path === null) return { kind: "refused", failure: failure("permanent", "not_found") };
    const token = own.connection.tokens.accessToken;
    const fields = { message: text };
    const exchanged = await graphPost(desk, { token, path: `${path}/comments`, fields });
    if (exchanged.kind === "not sent") return { kind: "refused", failure: UNREACHABLE };
    if (exchanged.kind === "lost" || exchanged.answer.status >= 500) return { kind: "unknown" };
    const { answer } = exchanged;
    if (isSuccess(answer)) return { kind: "done" };
    return { kind: "refused", failure: readGraphProblem(answer, desk) };
  },
  async find(own, text) {
    const path = nodeOf(own);
    if (path === null) return failed(failure("permanent", "not_found"));
    const token = own.connection.tokens.accessToken;
    const fields = { fields: words, limit: MOST };
    const said = await graphGet(desk, { token, path: `${path}/comments`, fields });
    if ("kind" in said) return said;
    const found = comments.safeParse(said.said).data;
    if (!found) return failed(NOT_UNDERSTOOD);
    const there = found.data.map((one) => one[words] ?? "");
    return isAmong(text, there) ? { kind: "there" } : { kind: "absent", isCertain: true };
  },
});
