import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newAppeal } from "../moderation/appeal.ts";
import { boardCaseList, boardDecision, boardStatements } from "../moderation/board-case.ts";
import { report, reportReceipt } from "../moderation/report.ts";
import { lookedAtBoard } from "./looked-at-board.ts";
import { shareToken } from "./shared-board.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const STAFF = { access: "signed-in", scope: "publish", role: "moderator" } as const;
const OWN = { access: "signed-in", suspendedToo: true } as const;
const OPEN = [
  "STORY_NOT_FOUND",
  "OWN_STORY",
  "OWN_DECISION",
  "CASE_CLOSED",
  "ADMINS_ONLY",
] as const;

/** Reports of shared storyboards, decisions of staff about them, and appeals. */
export const boardCaseRoutes = {
  reportBoard: defineRoute({
    beforeConsent: true,
    ...{ method: "POST", path: "/api/boards/{token}/reports" },
    summary: "Report a board that is shared by link to the moderators",
    ...{ access: "signed-in", scope: "publish", rate: "write" },
    ...{
      params: z.object({ token: shareToken }),
      body: report,
      answer: reportReceipt,
      status: 201,
    },
    refusals: ["STORY_NOT_FOUND", "OWN_STORY", "ALREADY_REPORTED", "TOO_MANY_REPORTS"],
  }),
  listBoardCases: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/moderation/boards" },
    summary: "Shared boards that wait for a moderator, most urgent first",
    ...{ rate: "read", answer: boardCaseList, status: 200, refusals: [] },
  }),
  lookAtBoardCase: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/moderation/boards/{id}" },
    summary: "A board that waits for a moderator, as anyone with its link sees it",
    ...{ rate: "read", params: id, answer: lookedAtBoard, status: 200, refusals: OPEN },
  }),
  leaseBoardCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/boards/{id}/lease" },
    summary: "Keep a board's case for oneself while one looks at it; it ends by itself",
    ...{ rate: "write", params: id, answer: z.object({ until: z.iso.datetime() }), status: 200 },
    refusals: [...OPEN, "CASE_TAKEN"],
  }),
  decideBoardCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/boards/{id}/decision" },
    summary: "Leave a board as it is, or close its link by a rule; final half a minute later",
    ...{ rate: "write", params: id, body: boardDecision, status: 200 },
    answer: z.object({ waiting: z.int(), undoUntil: z.iso.datetime() }),
    refusals: [...OPEN, "CASE_TAKEN", "STORY_CHANGED"],
  }),
  undoBoardDecision: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/boards/{id}/decision/undo" },
    summary: "Take one's own decision about a board back before it is final",
    ...{ rate: "write", params: id, answer: z.object({ waiting: z.int() }), status: 200 },
    refusals: ["DECISION_FINAL"],
  }),
  listBoardStatements: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/board-statements", scope: "read" },
    summary: "Why links of one's own boards were closed, newest first",
    ...{ rate: "read", answer: boardStatements, status: 200, refusals: [] },
  }),
  appealBoard: defineRoute({
    ...OWN,
    ...{ method: "POST", path: "/api/me/board-statements/{id}/appeal", scope: "publish" },
    summary: "Ask for another look at one's own board; once a decision",
    ...{ rate: "write", params: id, body: newAppeal, answer: boardStatements, status: 201 },
    refusals: ["NOT_RESTRICTED", "ALREADY_APPEALED"],
  }),
} as const;
