import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newAppeal } from "../moderation/appeal.ts";
import { commentCaseList, commentDecision, commentStatements } from "./comment-case.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const STAFF = { access: "signed-in", scope: "publish", role: "moderator" } as const;
const OWN = { access: "signed-in", suspendedToo: true } as const;

/** Reported comments, decisions about them, and appeals. */
export const commentCaseRoutes = {
  listCommentCases: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/moderation/comments" },
    summary: "Comments that wait for a moderator, most urgent first",
    ...{ rate: "read", answer: commentCaseList, status: 200, refusals: [] },
  }),
  decideCommentCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/comments/{id}/decision" },
    summary: "Leave a comment as it is, or take it down by a rule",
    ...{ rate: "write", params: id, body: commentDecision },
    ...{ answer: z.object({ waiting: z.int() }), status: 200 },
    refusals: [
      "COMMENT_NOT_FOUND",
      "OWN_COMMENT",
      "OWN_DECISION",
      "CASE_CLOSED",
      "ADMINS_ONLY",
      "COMMENT_CHANGED",
    ],
  }),
  listCommentStatements: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/comment-statements", scope: "read" },
    summary: "Why comments of one's own were taken down, newest first",
    ...{ rate: "read", answer: commentStatements, status: 200, refusals: [] },
  }),
  appealComment: defineRoute({
    ...OWN,
    beforeConsent: true,
    ...{ method: "POST", path: "/api/me/comment-statements/{id}/appeal", scope: "publish" },
    summary: "Ask for another look at a comment of one's own; once a decision",
    ...{ rate: "write", params: id, body: newAppeal, answer: commentStatements, status: 201 },
    refusals: ["NOT_RESTRICTED", "ALREADY_APPEALED"],
  }),
} as const;
