import { z } from "zod";
import { defineRoute } from "../http/route.ts";
import {
  newSuspension,
  ownSuspension,
  suspensionAppeal,
  suspensionEnd,
} from "../moderation/suspension.ts";
import { peopleFilter, peoplePage, personFile, roleChange } from "./people.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const STAFF = { access: "signed-in", scope: "publish", role: "moderator" } as const;
const ADMIN = { ...STAFF, role: "admin" } as const;
const OWN = { access: "signed-in", scope: "read", suspendedToo: true } as const;

/** Users as staff see them, and what a suspended user may still do. */
export const peopleRoutes = {
  listPeople: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/admin/people", summary: "People, those who joined last first" },
    ...{ rate: "read", query: peopleFilter, answer: peoplePage, status: 200 },
    refusals: [],
  }),
  getPerson: defineRoute({
    ...STAFF,
    ...{ method: "GET", path: "/api/admin/people/{id}" },
    summary: "One person: works, gems, strikes, sessions and decisions",
    ...{ rate: "read", params: id, answer: personFile, status: 200 },
    refusals: ["PERSON_NOT_FOUND"],
  }),
  suspendPerson: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/people/{id}/suspension" },
    summary: "Disable an account by a rule, with an end or without",
    ...{ rate: "write", params: id, body: newSuspension, answer: personFile, status: 201 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "ROLE_TOO_HIGH", "ALREADY_SUSPENDED"],
  }),
  endSuspension: defineRoute({
    ...ADMIN,
    reauthentication: true,
    ...{ method: "POST", path: "/api/admin/people/{id}/suspension/end" },
    summary: "Enable an account again",
    ...{ rate: "write", params: id, body: suspensionEnd, answer: personFile, status: 200 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "OWN_DECISION", "NOT_SUSPENDED"],
  }),
  denySuspensionAppeal: defineRoute({
    ...ADMIN,
    ...{ method: "POST", path: "/api/admin/people/{id}/suspension/denial" },
    summary: "Leave a suspension as it is after an appeal",
    ...{ rate: "write", params: id, body: suspensionEnd, answer: personFile, status: 200 },
    refusals: ["PERSON_NOT_FOUND", "OWN_ACCOUNT", "OWN_DECISION", "NOT_APPEALED"],
  }),
  changeRole: defineRoute({
    ...STAFF,
    role: "owner",
    reauthentication: true,
    ...{ method: "PUT", path: "/api/admin/people/{id}/role", summary: "Change a person's role" },
    ...{ rate: "write", params: id, body: roleChange, answer: personFile, status: 200 },
    refusals: ["PERSON_NOT_FOUND", "LAST_OWNER"],
  }),
  getOwnSuspension: defineRoute({
    ...OWN,
    ...{ method: "GET", path: "/api/me/suspension" },
    summary: "Why one's own account is disabled; also for whom it is",
    ...{ rate: "read", answer: ownSuspension, status: 200, refusals: [] },
  }),
  appealSuspension: defineRoute({
    beforeConsent: true,
    ...OWN,
    scope: "publish",
    ...{ method: "POST", path: "/api/me/suspension/appeal" },
    summary: "Ask for another look at one's own suspension; once",
    ...{ rate: "write", body: suspensionAppeal, answer: ownSuspension, status: 201 },
    refusals: ["NOT_SUSPENDED", "ALREADY_APPEALED"],
  }),
} as const;
