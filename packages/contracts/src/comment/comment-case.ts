import { z } from "zod";
import { person } from "../account/account.ts";
import { APPEAL_STATES } from "../moderation/appeal.ts";
import { caseDecision, caseReport } from "../moderation/case.ts";
import { PERSON_CASE_SUBJECTS } from "../moderation/person-case.ts";
import { FLAG_REASONS } from "../moderation/report.ts";

/** A comment that waits for a decision of the staff. */
export const commentCase = z
  .object({
    /** Its reports, or an appeal against taking it down. */
    of: z.enum(PERSON_CASE_SUBJECTS),
    id: z.string(),
    creationId: z.string(),
    author: person.pick({ id: true, handle: true, displayName: true }),
    /** What it says now; empty once its author has deleted it. */
    text: z.string(),
    /** Identifies what it says now. */
    version: z.int(),
    /** What it said when it was reported, where that differs. */
    reported: z.array(z.string()),
    writtenAt: z.iso.datetime(),
    /** True while a report keeps it from others. */
    held: z.boolean(),
    /** Open reports, oldest first. */
    reports: z.array(caseReport),
    /** Null when the case is about reports. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        rule: z.enum(FLAG_REASONS),
        note: z.string(),
        said: z.string(),
      })
      .nullable(),
    /** When it was opened. */
    since: z.iso.datetime(),
    /** Strikes of its author, and comments of theirs that were taken down and stay so. */
    strikes: z.int(),
    restricted: z.int(),
  })
  .meta({ id: "CommentCase" });
export type CommentCase = z.infer<typeof commentCase>;

/** GET /api/moderation/comments */
export const commentCaseList = z.object({
  items: z.array(commentCase),
  /** Number of all open cases, including those beyond this response. */
  waiting: z.int(),
});

const [show, hide] = caseDecision.options;
const looked = { of: z.enum(PERSON_CASE_SUBJECTS), version: z.int() };
/** POST /api/moderation/comments/{id}/decision: about what was looked at. */
export const commentDecision = z.discriminatedUnion("verdict", [
  show.extend(looked),
  hide.extend(looked),
]);
export type NewCommentDecision = z.infer<typeof commentDecision>;

/** Maximum statements per response, newest first. */
export const COMMENT_STATEMENTS_MAX = 20;

/** Why a comment of one's own was taken down. */
export const commentStatement = z
  .object({
    id: z.string(),
    /** The work that it was about. */
    creationId: z.string(),
    said: z.string(),
    rule: z.enum(FLAG_REASONS),
    note: z.string(),
    at: z.iso.datetime(),
    appeal: z.enum(APPEAL_STATES).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: "CommentStatement" });
export type CommentStatement = z.infer<typeof commentStatement>;

/** GET /api/me/comment-statements */
export const commentStatements = z.object({ items: z.array(commentStatement) });
