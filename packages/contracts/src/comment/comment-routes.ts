import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { report, reportReceipt } from "../moderation/report.ts";
import {
  comment,
  commentApproval,
  commentChange,
  commentModeChange,
  commentPage,
  commentQuery,
  newComment,
  replyPage,
} from "./comment.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const READS = {
  access: "optional",
  scope: "read",
  rate: "read",
  method: "GET",
  status: 200,
} as const;
const WRITES = { access: "signed-in", scope: "publish", rate: "write", status: 200 } as const;
const FOUND = "COMMENT_NOT_FOUND";
const TEXT = ["COMMENT_LINKS", "COMMENT_MENTIONS", "COMMENT_REPEATED"] as const;

/** Comments on works. */
export const commentRoutes = {
  listComments: defineRoute({
    ...READS,
    path: "/api/creations/{id}/comments",
    summary: "Comments on a work, newest first, each with its first replies",
    params: id,
    query: commentQuery,
    answer: commentPage,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  listReplies: defineRoute({
    ...READS,
    path: "/api/comments/{id}/replies",
    summary: "Replies to a comment, oldest first",
    params: id,
    query: commentQuery,
    answer: replyPage,
    refusals: [FOUND],
  }),
  streamComments: defineRoute({
    ...READS,
    path: "/api/creations/{id}/comments/events",
    summary: "Server-sent events: comments on a work that come and change",
    params: id,
    answer: "stream",
    refusals: ["CREATION_NOT_FOUND"],
  }),
  writeComment: defineRoute({
    ...WRITES,
    method: "POST",
    path: "/api/creations/{id}/comments",
    summary: "Comment on a work, or reply to a comment",
    idempotent: true,
    params: id,
    body: newComment,
    answer: comment,
    status: 201,
    refusals: [
      "CREATION_NOT_FOUND",
      FOUND,
      "COMMENT_TOO_NEW",
      "COMMENTS_CLOSED",
      "COMMENT_BLOCKED",
      "COMMENTS_TOO_MANY",
      "IDEMPOTENCY_KEY_REUSED",
      ...TEXT,
    ],
  }),
  editComment: defineRoute({
    ...WRITES,
    method: "PATCH",
    path: "/api/comments/{id}",
    summary: "Change a comment of one's own, for a quarter of an hour",
    params: id,
    body: commentChange,
    answer: comment,
    refusals: [FOUND, "COMMENT_EDIT_OVER", "COMMENTS_CLOSED", ...TEXT],
  }),
  deleteComment: defineRoute({
    ...WRITES,
    method: "DELETE",
    path: "/api/comments/{id}",
    summary: "Delete a comment of one's own; its replies stay",
    params: id,
    answer: null,
    status: 204,
    refusals: [FOUND],
  }),
  approveComment: defineRoute({
    ...WRITES,
    method: "POST",
    path: "/api/comments/{id}/approval",
    summary: "Show a comment on one's own work that waits for approval",
    params: id,
    body: commentApproval,
    answer: comment,
    refusals: [FOUND, "COMMENT_CHANGED"],
  }),
  removeComment: defineRoute({
    ...WRITES,
    method: "POST",
    path: "/api/comments/{id}/removal",
    summary: "Remove a comment on one's own work",
    params: id,
    answer: null,
    status: 204,
    refusals: [FOUND],
  }),
  setCommentMode: defineRoute({
    ...WRITES,
    method: "PUT",
    path: "/api/creations/{id}/comments/mode",
    summary: "Let everybody comment on one's own work, after approval, or nobody",
    params: id,
    body: commentModeChange,
    answer: commentModeChange,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  reportComment: defineRoute({
    ...WRITES,
    beforeConsent: true,
    method: "POST",
    path: "/api/comments/{id}/reports",
    summary: "Report a comment to the moderators",
    params: id,
    body: report,
    answer: reportReceipt,
    status: 201,
    refusals: [FOUND, "OWN_COMMENT", "ALREADY_REPORTED", "TOO_MANY_REPORTS"],
  }),
} as const;
