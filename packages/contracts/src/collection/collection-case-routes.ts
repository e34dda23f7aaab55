import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newAppeal } from "../moderation/appeal.ts";
import { report, reportReceipt } from "../moderation/report.ts";
import { collectionCaseList, collectionDecision, collectionStatements } from "./collection-case.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const STAFF = { access: "signed-in", scope: "publish", role: "moderator" } as const;
const OWN = { access: "signed-in", suspendedToo: true } as const;

/** Reported collections, decisions about them, and appeals. */
export const collectionCaseRoutes = {
  reportCollection: defineRoute({
    ...{ access: "signed-in", scope: "publish", beforeConsent: true },
    ...{ method: "POST", path: "/api/collections/{id}/reports" },
    summary: "Report a collection to the moderators: its title and text",
    ...{ rate: "write", params: id, body: report, answer: reportReceipt, status: 201 },
    refusals: ["COLLECTION_NOT_FOUND", "OWN_COLLECTION", "ALREADY_REPORTED", "TOO_MANY_REPORTS"],
  }),
  listCollectionCases: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/moderation/collections" },
    summary: "Collections that wait for a moderator, most urgent first",
    ...{ rate: "read", answer: collectionCaseList, status: 200, refusals: [] },
  }),
  decideCollectionCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/collections/{id}/decision" },
    summary: "Leave a collection as it is, or take it down by a rule",
    ...{ rate: "write", params: id, body: collectionDecision },
    ...{ answer: z.object({ waiting: z.int() }), status: 200 },
    refusals: [
      "COLLECTION_NOT_FOUND",
      "OWN_COLLECTION",
      "OWN_DECISION",
      "CASE_CLOSED",
      "ADMINS_ONLY",
      "COLLECTION_CHANGED",
    ],
  }),
  listCollectionStatements: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/collection-statements", scope: "read" },
    summary: "Why collections of one's own were taken down, newest first",
    ...{ rate: "read", answer: collectionStatements, status: 200, refusals: [] },
  }),
  appealCollection: defineRoute({
    ...OWN,
    beforeConsent: true,
    ...{ method: "POST", path: "/api/me/collection-statements/{id}/appeal", scope: "publish" },
    summary: "Ask for another look at a collection of one's own; once a decision",
    ...{ rate: "write", params: id, body: newAppeal, answer: collectionStatements, status: 201 },
    refusals: ["NOT_RESTRICTED", "ALREADY_APPEALED"],
  }),
} as const;
