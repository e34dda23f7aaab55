import { z } from "zod";
import { ROLES } from "../access/roles.ts";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { APPEAL_STATES } from "./appeal.ts";
import { caseReport } from "./case.ts";
import { FLAG_REASONS } from "./report.ts";

/**
 * Days for which removed contents of a profile are kept and can be restored by an appeal (DSA,
 * article 20: at least six months).
 */
export const PROFILE_APPEAL_DAYS = 183;

/** What a decision is about: the reports, or an appeal against the previous decision. */
export const PERSON_CASE_SUBJECTS = ["reports", "appeal"] as const;

/** Contents of a profile, current or removed. */
export const shownOfProfile = z.object({
  displayName: z.string(),
  bio: z.string(),
  /** Null when the user has no picture of their own. */
  pictureUrl: z.string().nullable(),
});
export type ShownOfProfile = z.infer<typeof shownOfProfile>;

/** What a profile showed when it was reported. */
export const reportedProfile = shownOfProfile.extend({ handle: z.string() });
export type ReportedProfile = z.infer<typeof reportedProfile>;

/** A user whose profile waits for a decision. */
export const personCase = z
  .object({
    of: z.enum(PERSON_CASE_SUBJECTS),
    person: person.pick({ id: true, handle: true }).extend({
      role: z.enum(ROLES),
      joinedAt: z.iso.datetime(),
    }),
    shows: reportedProfile,
    /** Identifies what is decided about: what it shows now, or the decision that was appealed. */
    version: z.string(),
    /** What it showed when it was reported, where that differs. */
    reported: z.array(reportedProfile),
    /** True when it may show child abuse: its pictures are looked at on their own, audited. */
    withheld: z.boolean(),
    /** Open reports, oldest first. */
    reports: z.array(caseReport),
    /** Null when the case is about reports. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        rule: z.enum(FLAG_REASONS),
        note: z.string(),
        /** Contents that were removed; null when they are no longer kept. */
        stood: shownOfProfile.nullable(),
      })
      .nullable(),
    /** When it was opened. */
    since: z.iso.datetime(),
    strikes: z.int(),
    /** Number of the user's works that moderators restricted. */
    restricted: z.int(),
  })
  .meta({ id: "PersonCase" });
export type PersonCase = z.infer<typeof personCase>;

/** POST /api/moderation/people/{id}/look: data URLs. */
export const heldPictures = z.object({ pictures: z.array(z.string()) });

/** GET /api/moderation/people */
export const personCaseList = z.object({
  items: z.array(personCase),
  /** Number of all open cases, including those beyond this response. */
  waiting: z.int(),
  /** Appeals that nobody of the staff may answer. */
  stuck: z.int(),
});

const about = {
  of: z.enum(PERSON_CASE_SUBJECTS),
  /** The version of the case that was looked at. */
  looked: unshown(z.string().min(1).max(64), "a digest or an id"),
};
/**
 * POST /api/moderation/people/{id}/decision: about what was looked at, since the person may edit it
 * meanwhile. Taking a profile down requires a rule.
 */
export const personDecision = z.discriminatedUnion("verdict", [
  z.strictObject({ ...about, verdict: z.literal("clear") }),
  z.strictObject({
    ...about,
    verdict: z.literal("take_down"),
    rule: z.enum(FLAG_REASONS),
    /** For the user. */
    note: unshown(z.string().trim().max(REPORT_NOTE_MAX), "moderators may quote").default(""),
    /** True when it is taken down for what was looked at, whatever it shows now. */
    anyway: z.boolean().default(false),
  }),
]);
export type PersonDecision = z.infer<typeof personDecision>;

/** Maximum statements per response, newest first. */
export const PROFILE_STATEMENTS_MAX = 20;

/** Why the user's own profile was taken down. */
export const profileStatement = z
  .object({
    id: z.string(),
    rule: z.enum(FLAG_REASONS),
    note: z.string(),
    at: z.iso.datetime(),
    /** Always a report, decided by a person and never by the server itself. */
    because: z.literal("reports"),
    /** Contents that were removed; null when they are no longer kept. */
    stood: shownOfProfile.nullable(),
    /** What it showed when it was reported, where that differs. */
    reported: z.array(reportedProfile),
    appeal: z.enum(APPEAL_STATES).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: "ProfileStatement" });
export type ProfileStatement = z.infer<typeof profileStatement>;

/** GET /api/me/profile-statements */
export const profileStatements = z.object({
  items: z.array(profileStatement),
  /** True while others don't see it, or what was taken down can still come back, without a statement yet. */
  checking: z.boolean(),
});
