import { z } from "zod";
import { ROLES } from "../access/roles.ts";
import { person, TIERS } from "../account/account.ts";
import { auditEntry } from "../audit/audit.ts";
import { pageOf } from "../http/page.ts";
import { decidedBefore } from "../moderation/decided-before.ts";
import { FLAG_REASONS } from "../moderation/report.ts";
import { suspension } from "../moderation/suspension.ts";

/** Maximum users per response. */
export const PEOPLE_MAX = 30;

/** GET /api/admin/people */
export const peopleFilter = z.object({
  /** Beginning of a name or handle, or a complete id or e-mail address. */
  q: z.string().trim().min(1).max(200).optional(),
  show: z.enum(["staff", "suspended", "appealed", "struck"]).optional(),
  /** Cursor of the next page. */
  cursor: z.string().max(400).optional(),
});
export type PeopleFilter = z.infer<typeof peopleFilter>;

export const listedPerson = person
  .extend({
    role: z.enum(ROLES),
    tier: z.enum(TIERS),
    joinedAt: z.iso.datetime(),
    /** Strikes that currently count. */
    strikes: z.int(),
    suspended: z.boolean(),
    /** True when they have appealed their suspension. */
    appeals: z.boolean(),
  })
  .meta({ id: "ListedPerson" });
export type ListedPerson = z.infer<typeof listedPerson>;

export const peoplePage = pageOf(listedPerson);
export type PeoplePage = z.infer<typeof peoplePage>;

/**
 * Causes of strikes: unsafe words, a hidden work, a profile that was taken down, reports in bad
 * faith.
 */
export const STRIKE_SOURCES = [
  ...(["words", "work", "profile", "board", "comment", "collection", "reports"] as const),
] as const;
export type StrikeSource = (typeof STRIKE_SOURCES)[number];

/** GET /api/admin/people/{id} */
export const personFile = z
  .object({
    person: listedPerson.extend({ bio: z.string() }),
    works: z.object({
      published: z.int(),
      private: z.int(),
      /** By staff. */
      restricted: z.int(),
      failed: z.int(),
    }),
    gems: z.object({ available: z.int(), held: z.int(), owed: z.int() }),
    strikes: z.array(
      z.object({
        source: z.enum(STRIKE_SOURCES),
        /** A category of words, or a rule. */
        reason: z.string(),
        at: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    /** Their reports of the last 30 days, by outcome. */
    reports: z.object({ open: z.int(), upheld: z.int(), dismissed: z.int() }),
    sessions: z.array(
      z.object({
        startedAt: z.iso.datetime(),
        seenAt: z.iso.datetime(),
        /** For example "Chrome 147, Linux"; "" when unknown. */
        device: z.string(),
      }),
    ),
    suspensions: z.array(suspension),
    /** True when an appeal waits that the viewer can't answer, because the decision was theirs. */
    waitsForOthers: z.boolean(),
    /** Decisions about their works, newest first. */
    decisions: z.array(
      z.object({
        creationId: z.string(),
        action: z.string(),
        rule: z.enum(FLAG_REASONS).nullable(),
        at: z.iso.datetime(),
      }),
    ),
    /** Decisions that closed links of their storyboards, newest first. */
    boardDecisions: z.array(decidedBefore),
    /** Decisions that took their profile down, newest first. */
    profileDecisions: z.array(decidedBefore),
    /** Actions of staff on this account; for admins only, otherwise empty. */
    audit: z.array(auditEntry),
  })
  .meta({ id: "PersonFile" });
export type PersonFile = z.infer<typeof personFile>;

/** PUT /api/admin/people/{id}/role */
export const roleChange = z.strictObject({ role: z.enum(ROLES) });
