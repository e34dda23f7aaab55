import { z } from "zod";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";
import { APPEAL_STATES } from "./appeal.ts";
import { caseDecision, caseReport } from "./case.ts";
import { decidedBefore } from "./decided-before.ts";
import { PERSON_CASE_SUBJECTS } from "./person-case.ts";
import { FLAG_REASONS } from "./report.ts";

/** Maximum earlier decisions in a case. */
export const CLOSINGS_MAX = 10;

/** A shared storyboard that waits for a decision; its scenes are read one storyboard at a time. */
export const boardCase = z
  .object({
    /** Reports of a shared storyboard, or an appeal about a closed link. */
    of: z.enum(PERSON_CASE_SUBJECTS),
    id: z.string(),
    title: z.string(),
    owner: person.pick({ id: true, handle: true, displayName: true }),
    /** Open reports, oldest first. */
    reports: z.array(caseReport),
    /** Null when the case is about reports. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        rule: z.enum(FLAG_REASONS),
        note: z.string(),
      })
      .nullable(),
    /** When it was opened. */
    since: z.iso.datetime(),
    /** True while anyone with the link can see it. */
    shared: z.boolean(),
    /** Reports of it that were dismissed before. */
    dismissed: z.int(),
    /** How often a link of it was closed before, including by the decision that is appealed. */
    closed: z.int(),
    /** The latest CLOSINGS_MAX of these decisions, newest first. */
    closings: z.array(decidedBefore),
    /** Strikes of the owner. */
    strikes: z.int(),
    /** Number of the owner's works that moderators restricted. */
    restricted: z.int(),
  })
  .meta({ id: "BoardCase" });
export type BoardCase = z.infer<typeof boardCase>;

/** GET /api/moderation/boards */
export const boardCaseList = z.object({
  items: z.array(boardCase),
  /** Number of all open cases, including those beyond this response. */
  waiting: z.int(),
});

/** Identifies what a storyboard shows: its words and pictures. */
export const shownDigest = unshown(
  z.string().regex(/^[0-9a-f]{64}-[0-9a-f]{64}$/),
  "hexadecimal digits",
);

const [show, hide] = caseDecision.options;
/**
 * POST /api/moderation/boards/{id}/decision: about what was looked at, since its owner may edit it
 * meanwhile.
 */
export const boardDecision = z.discriminatedUnion("verdict", [
  show.extend({ looked: shownDigest }),
  hide.extend({
    looked: shownDigest,
    /** True when it is closed for what was looked at, whatever it shows now. */
    anyway: z.boolean().default(false),
  }),
]);
export type NewBoardDecision = z.infer<typeof boardDecision>;

/** Maximum statements per response, newest first. */
export const BOARD_STATEMENTS_MAX = 20;

/** Why the link of one's own storyboard was closed. */
export const boardStatement = z
  .object({
    id: z.string(),
    /** Title of the storyboard; null once it is deleted. */
    title: z.string().nullable(),
    rule: z.enum(FLAG_REASONS),
    note: z.string(),
    at: z.iso.datetime(),
    /** When an appeal against a later decision was granted, which reversed this one too. */
    liftedAt: z.iso.datetime().nullable(),
    /** True while this or another decision keeps the storyboard from being shared. */
    keepsClosed: z.boolean(),
    appeal: z.enum(APPEAL_STATES).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: "BoardStatement" });
export type BoardStatement = z.infer<typeof boardStatement>;

/** GET /api/me/board-statements */
export const boardStatements = z.object({ items: z.array(boardStatement) });
