import { postgresBlocks } from "../block/postgres-blocks.ts";
import type { Database } from "../client.ts";
import { postgresCommentDecisions } from "./postgres-comment-decisions.ts";
import { postgresCommentReports } from "./postgres-comment-reports.ts";
import { postgresComments } from "./postgres-comments.ts";

/** What people say about works, who does not hear whom, and what the staff decides about it. */
export const talkStores = (executor: Database) => ({
  comments: postgresComments(executor),
  commentReports: postgresCommentReports(executor),
  commentDecisions: postgresCommentDecisions(executor),
  blocks: postgresBlocks(executor),
});
