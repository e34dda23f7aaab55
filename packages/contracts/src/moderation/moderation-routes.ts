import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newAppeal, restrictionAnswer } from "./appeal.ts";
import { caseDecision, caseFilter, caseList } from "./case.ts";
import { report, reportReceipt } from "./report.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/** What is reported to the moderators, and what they decide. */
export const moderationRoutes = {
  reportCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/reports",
    summary: "Report a creation to the moderators",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    params: id,
    body: report,
    answer: reportReceipt,
    status: 201,
    refusals: ["CREATION_NOT_FOUND", "ALREADY_REPORTED", "TOO_MANY_REPORTS", "OWN_CREATION"],
  }),
  listCases: defineRoute({
    method: "GET",
    path: "/api/moderation/cases",
    summary: "Works that wait for a moderator, most urgent first",
    access: "signed-in",
    scope: "publish",
    role: "moderator",
    rate: "read",
    query: caseFilter,
    answer: caseList,
    status: 200,
    refusals: [],
  }),
  decideCase: defineRoute({
    method: "POST",
    path: "/api/moderation/cases/{id}/decision",
    summary: "Decide whether a work is shown or hidden; its reports end with that",
    access: "signed-in",
    scope: "publish",
    role: "moderator",
    rate: "write",
    params: id,
    body: caseDecision,
    answer: z.object({ waiting: z.int() }),
    status: 200,
    refusals: ["CREATION_NOT_FOUND", "OWN_CREATION", "OWN_DECISION", "CASE_CLOSED", "ADMINS_ONLY"],
  }),
  getRestriction: defineRoute({
    method: "GET",
    path: "/api/creations/{id}/restriction",
    summary: "Why others do not see a work of one's own, and what became of the appeal",
    access: "signed-in",
    scope: "read",
    rate: "read",
    params: id,
    answer: restrictionAnswer,
    status: 200,
    refusals: ["CREATION_NOT_FOUND"],
  }),
  appealCreation: defineRoute({
    method: "POST",
    path: "/api/creations/{id}/appeal",
    summary: "Ask for another look at a restricted work of one's own; once a decision",
    access: "signed-in",
    scope: "publish",
    rate: "write",
    params: id,
    body: newAppeal,
    answer: restrictionAnswer,
    status: 201,
    refusals: ["CREATION_NOT_FOUND", "NOT_RESTRICTED", "ALREADY_APPEALED"],
  }),
} as const;
