import { z } from "zod";
import { ROLES } from "../access/roles.ts";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { APPEAL_STATES } from "./appeal.ts";
import { caseReport } from "./case.ts";
import { FLAG_REASONS } from "./report.ts";

/** For how long what was taken from a profile is kept, and may be asked back (DSA, article 20: at least six months). */
export const PROFILE_APPEAL_DAYS = 183;

/** What a decision is about: what was reported, or what its person says against the decision before. */
export const PERSON_CASE_SUBJECTS = ["reports", "appeal"] as const;

/** What a profile shows, or showed. */
export const shownOfProfile = z.object({
  displayName: z.string(),
  bio: z.string(),
  /** null: none of their own. */
  pictureUrl: z.string().nullable(),
});
export type ShownOfProfile = z.infer<typeof shownOfProfile>;

/** A person whose profile waits for a decision. */
export const personCase = z
  .object({
    of: z.enum(PERSON_CASE_SUBJECTS),
    person: person.pick({ id: true, handle: true }).extend({
      role: z.enum(ROLES),
      joinedAt: z.iso.datetime(),
    }),
    shows: shownOfProfile,
    /** Reports that are open, oldest first. */
    reports: z.array(caseReport),
    /** null: it is about reports. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        rule: z.enum(FLAG_REASONS),
        note: z.string(),
        /** What was taken down; null: it is kept no more. */
        stood: shownOfProfile.nullable(),
      })
      .nullable(),
    /** Since when it waits. */
    since: z.iso.datetime(),
    strikes: z.int(),
    /** Works of theirs that moderators restricted. */
    restricted: z.int(),
  })
  .meta({ id: "PersonCase" });
export type PersonCase = z.infer<typeof personCase>;

/** GET /api/moderation/people */
export const personCaseList = z.object({
  items: z.array(personCase),
  /** All that wait, those beyond this answer included. */
  waiting: z.int(),
});

const of = z.enum(PERSON_CASE_SUBJECTS);
/** POST /api/moderation/people/{id}/decision. What is taken down is taken down by a rule. */
export const personDecision = z.discriminatedUnion("verdict", [
  z.strictObject({ of, verdict: z.literal("clear") }),
  z.strictObject({
    of,
    verdict: z.literal("take_down"),
    rule: z.enum(FLAG_REASONS),
    /** To the person. */
    note: unshown(z.string().trim().max(REPORT_NOTE_MAX), "moderators may quote").default(""),
  }),
]);
export type PersonDecision = z.infer<typeof personDecision>;

/** Statements of reasons that one answer lists, newest first. */
export const PROFILE_STATEMENTS_MAX = 20;

/** Why one's own profile was taken down. */
export const profileStatement = z
  .object({
    id: z.string(),
    rule: z.enum(FLAG_REASONS),
    note: z.string(),
    at: z.iso.datetime(),
    /** Whether it came from a report; decided by a person, never by the server itself. */
    because: z.literal("reports"),
    /** What was taken down; null: it is kept no more. */
    stood: shownOfProfile.nullable(),
    appeal: z.enum(APPEAL_STATES).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: "ProfileStatement" });
export type ProfileStatement = z.infer<typeof profileStatement>;

/** GET /api/me/profile-statements */
export const profileStatements = z.object({ items: z.array(profileStatement) });
