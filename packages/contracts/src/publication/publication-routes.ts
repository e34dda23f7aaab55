import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { LARGE_BODY_MAX_BYTES } from "../limits.ts";
import { bestTimesAnswer, bestTimesQuery } from "./account-best-times.ts";
import { calendarQuery, postCalendar } from "./calendar-post.ts";
import {
  chosenTime,
  newPost,
  post,
  postPage,
  postQuery,
  publicationAnswer,
  stoppedSeries,
  withdrawal,
} from "./post.ts";
import { postExport, postExportAddress } from "./post-export.ts";
import { postPreview, previewRequest } from "./post-preview.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const OWN = { access: "signed-in", sessionOnly: true } as const;
const READS = { ...OWN, method: "GET", scope: "read", rate: "read", status: 200 } as const;
const CHANGES = { ...OWN, method: "POST", scope: "publish", rate: "write" } as const;
const REFUSED = [
  ...(["CREATION_NOT_FOUND", "CONNECTION_NOT_FOUND", "CONNECTION_NEEDS_REAUTH"] as const),
  ...(["PLATFORM_NOT_SET_UP", "WORK_NOT_PUBLISHABLE", "PUBLICATION_FINDINGS"] as const),
  ...(["POSTS_FULL", "FEED_OFF"] as const),
] as const;
const TIMED = ["TIME_NOT_POSSIBLE", "SCHEDULE_FULL"] as const;
/** Words that were written before are checked again. */
const WORDS = ["BANNED_WORD", "VERY_UNSAFE_WORD", "WORDS_UNREADABLE"] as const;
const FOUND = ["PUBLICATION_NOT_FOUND", "PUBLICATION_STAGE"] as const;

/** Posts of one's works at social platforms and in the feed. */
export const publicationRoutes = {
  createPost: defineRoute({
    ...CHANGES,
    path: "/api/posts",
    summary: "Publish a finished work, now, at a time, or on several days",
    idempotent: true,
    body: newPost,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: post,
    status: 202,
    refusals: [...REFUSED, ...TIMED, "REPEAT_NOT_POSSIBLE", "IDEMPOTENCY_KEY_REUSED"],
  }),
  previewPost: defineRoute({
    ...CHANGES,
    rate: "preview",
    path: "/api/posts/preview",
    summary: "What applies to a work at the chosen accounts now, and what would be refused",
    asksOutside: true,
    whileWriting: true,
    body: previewRequest,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    answer: postPreview,
    status: 200,
    refusals: ["CREATION_NOT_FOUND", "CONNECTION_NOT_FOUND", "WORK_NOT_PUBLISHABLE"],
  }),
  listPosts: defineRoute({
    ...READS,
    path: "/api/posts",
    summary: "One's posts, newest first",
    query: postQuery,
    answer: postPage,
    refusals: [],
  }),
  listCalendar: defineRoute({
    ...READS,
    path: "/api/posts/calendar",
    summary: "One's posts between two moments, the earliest first",
    query: calendarQuery,
    answer: postCalendar,
    refusals: [],
  }),
  listBestTimes: defineRoute({
    ...READS,
    path: "/api/posts/best-times",
    summary: "Hours of the week in which one's own posts did best, for each connected account",
    query: bestTimesQuery,
    answer: bestTimesAnswer,
    refusals: [],
  }),
  movePost: defineRoute({
    ...CHANGES,
    path: "/api/posts/{id}/time",
    summary: "Choose another time for a post of which nothing irreversible has begun",
    params: id,
    body: chosenTime,
    answer: post,
    status: 200,
    refusals: ["POST_NOT_FOUND", "POST_BEGUN", ...TIMED],
  }),
  stopSeries: defineRoute({
    ...CHANGES,
    path: "/api/posts/{id}/stop",
    summary: "Cancel a repeated post and those after it, as far as nothing irreversible has begun",
    params: id,
    answer: stoppedSeries,
    status: 200,
    refusals: ["POST_NOT_FOUND", "POST_NOT_REPEATED"],
  }),
  getPost: defineRoute({
    ...READS,
    path: "/api/posts/{id}",
    summary: "One post",
    params: id,
    answer: post,
    refusals: ["POST_NOT_FOUND"],
  }),
  getPostExport: defineRoute({
    ...READS,
    path: "/api/posts/{id}/export",
    summary: "What is needed to post it by hand, as one archive",
    params: id,
    answer: postExport,
    refusals: ["POST_NOT_FOUND", "CREATION_NOT_FOUND", "WORK_NOT_PUBLISHABLE"],
  }),
  downloadPostExport: defineRoute({
    ...{ method: "GET", path: "/api/posts/export/file", access: "public" },
    summary: "That archive (ZIP), by the signed address of getPostExport",
    ...{ scope: "read", rate: "read", query: postExportAddress, answer: "stream", status: 200 },
    refusals: ["POST_NOT_FOUND"],
  }),
  listPostsOfWork: defineRoute({
    ...READS,
    path: "/api/creations/{id}/posts",
    summary: "Posts of an own work, newest first",
    params: id,
    query: postQuery,
    answer: postPage,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  cancelPublication: defineRoute({
    ...CHANGES,
    path: "/api/publications/{id}/cancel",
    summary: "Cancel one before anything irreversible begins",
    params: id,
    answer: post,
    status: 200,
    refusals: FOUND,
  }),
  postNow: defineRoute({
    ...CHANGES,
    path: "/api/publications/{id}/now",
    summary: "Post one at once whose time has passed",
    params: id,
    answer: post,
    status: 200,
    refusals: [...FOUND, "CREATION_NOT_FOUND", "WORK_NOT_PUBLISHABLE"],
  }),
  answerPublication: defineRoute({
    ...CHANGES,
    path: "/api/publications/{id}/answer",
    summary: "Say whether an unconfirmed one is there; when it is not, it is posted again or left",
    params: id,
    body: publicationAnswer,
    answer: post,
    status: 200,
    refusals: [...FOUND, ...REFUSED, ...WORDS],
  }),
  postAgain: defineRoute({
    ...CHANGES,
    path: "/api/publications/{id}/again",
    summary: "The same again, as a new post",
    idempotent: true,
    params: id,
    answer: post,
    status: 202,
    refusals: [...FOUND, ...REFUSED, ...WORDS, "IDEMPOTENCY_KEY_REUSED"],
  }),
  withdrawPublication: defineRoute({
    ...CHANGES,
    path: "/api/publications/{id}/withdraw",
    summary: "Take a post down where the platform can; it was posted all the same",
    asksOutside: true,
    params: id,
    answer: withdrawal,
    status: 200,
    refusals: FOUND,
  }),
} as const;
