import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import { newAppeal } from "./appeal.ts";
import {
  heldPictures,
  PERSON_CASE_SUBJECTS,
  personCaseList,
  personDecision,
  profileStatements,
} from "./person-case.ts";
import { report, reportReceipt } from "./report.ts";

const id = z.object({ id: z.string().min(1).max(64) });
/** Which case of a person. */
const which = z.strictObject({ of: z.enum(PERSON_CASE_SUBJECTS) });
const STAFF = { access: "signed-in", scope: "publish", role: "moderator" } as const;
/** Refusals of a case that is not open to this person. */
const OPEN = [
  "PERSON_NOT_FOUND",
  "OWN_ACCOUNT",
  "OWN_DECISION",
  "CASE_CLOSED",
  "ADMINS_ONLY",
] as const;
const OWN = { access: "signed-in", suspendedToo: true } as const;

/** Reports of users, decisions of staff about them, and appeals. */
export const personCaseRoutes = {
  reportPerson: defineRoute({
    beforeConsent: true,
    ...{ method: "POST", path: "/api/people/{id}/reports" },
    summary: "Report what a person shows of themselves to the moderators",
    ...{ access: "signed-in", scope: "publish", rate: "write" },
    ...{ params: id, body: report, answer: reportReceipt, status: 201 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "ALREADY_REPORTED", "TOO_MANY_REPORTS"],
  }),
  listPersonCases: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/moderation/people" },
    summary: "People whose profile waits for a moderator, most urgent first",
    ...{ rate: "read", answer: personCaseList, status: 200, refusals: [] },
  }),
  lookAtPersonCase: defineRoute({
    ...STAFF,
    role: "admin",
    reauthentication: true,
    ...{ method: "POST", path: "/api/moderation/people/{id}/look" },
    summary: "Look at the pictures of a profile that may show abuse of a child; audited",
    ...{ rate: "write", params: id, answer: heldPictures, status: 200 },
    refusals: ["PERSON_NOT_FOUND"],
  }),
  decidePersonCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/people/{id}/decision" },
    summary: "Leave a profile as it is, or take it down by a rule; can be undone for 30 s",
    ...{ rate: "write", params: id, body: personDecision },
    ...{ answer: z.object({ waiting: z.int(), undoUntil: z.iso.datetime() }), status: 200 },
    refusals: [...OPEN, "CASE_TAKEN", "PROFILE_CHANGED"],
  }),
  leasePersonCase: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/people/{id}/lease" },
    summary: "Keep others from deciding on a profile while one looks at it",
    ...{ rate: "write", params: id, body: which },
    ...{ answer: z.object({ until: z.iso.datetime() }), status: 200 },
    refusals: [...OPEN, "CASE_TAKEN"],
  }),
  undoPersonDecision: defineRoute({
    ...STAFF,
    ...{ method: "POST", path: "/api/moderation/people/{id}/decision/undo" },
    summary:
      "Undo one's own decision about the reports or the appeal of a person before it is final",
    ...{ rate: "write", params: id, body: which },
    ...{ answer: z.object({ waiting: z.int() }), status: 200 },
    refusals: ["DECISION_FINAL"],
  }),
  listProfileStatements: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/profile-statements", scope: "read" },
    summary: "Why one's own profile was taken down, newest first",
    ...{ rate: "read", answer: profileStatements, status: 200, refusals: [] },
  }),
  appealProfile: defineRoute({
    ...OWN,
    ...{ method: "POST", path: "/api/me/profile-statements/{id}/appeal", scope: "publish" },
    summary: "Ask for another look at one's own profile; once a decision",
    ...{ rate: "write", params: id, body: newAppeal, answer: profileStatements, status: 201 },
    refusals: ["NOT_RESTRICTED", "ALREADY_APPEALED"],
  }),
} as const;
