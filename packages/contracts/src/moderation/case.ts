import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { bulkOutcome } from "../creation/creation-action.ts";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX, TITLE_MAX } from "../limits.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { SCAN_MEASURES } from "../scan/scan-limits.ts";
import { DECIDERS } from "./appeal.ts";
import { FLAG_REASONS } from "./report.ts";

/** How a case was opened: by the owner's appeal, a user's report, or the scan of the picture. */
export const CASE_SOURCES = ["appeal", "report", "scan"] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** Maximum cases per response, most urgent first, and per bulk decision. */
export const CASES_MAX = 200;

/** Seconds for which a case is leased to the person who views it, unless they renew the lease. */
export const LEASE_SECONDS = 120;

/**
 * Seconds within which a decision can be reverted by the person who made it; then it is final, and
 * the owner is told.
 */
export const UNDO_SECONDS = 30;

/** GET /api/moderation/cases */
export const caseFilter = z.object({
  reason: z.enum(FLAG_REASONS).optional(),
  kind: z.enum(CONTENT_KINDS).optional(),
  source: z.enum(CASE_SOURCES).optional(),
});
export type CaseFilter = z.infer<typeof caseFilter>;

export const caseReport = z.object({
  reason: z.enum(FLAG_REASONS),
  note: z.string(),
  /** Handle of the reporter. */
  by: z.string(),
  at: z.iso.datetime(),
  /** True when a moderator refers it to the admins, as child abuse. */
  referred: z.boolean(),
});

/**
 * Verdict of a scan and its grounds: for each measure the highest score of any picture, and the
 * limits at that time.
 */
export const caseScan = z
  .object({
    verdict: z.enum(["clean", "unsure", "hit"]),
    /** Number of pictures scanned. */
    looked: z.int(),
    readings: z.array(
      z.object({
        measure: z.enum(SCAN_MEASURES),
        score: z.number(),
        /** Seconds into the film; null for a picture. */
        at: z.number().nullable(),
        /** Null also in limits from before works were rated. */
        mature: z.number().nullable().default(null),
        review: z.number().nullable(),
        reject: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: "CaseScan" });
export type CaseScan = z.infer<typeof caseScan>;

/** A work that waits for a decision. */
export const moderationCase = z
  .object({
    work: creationCard,
    source: z.enum(CASE_SOURCES),
    /** Open reports, oldest first. */
    reports: z.array(caseReport),
    /** Highest scan scores of its pictures by class, 0 to 1; null when it was not scanned. */
    scores: z.record(z.string(), z.number()).nullable(),
    /**
     * Verdict by the limits; null when it was not scanned, or was scanned before limits were
     * recorded.
     */
    scan: caseScan.nullable(),
    /** The owner's appeal against the previous decision; null when there is none. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        /** The decision it is against; `rule` is null when none was given. */
        against: z.object({
          by: z.enum(DECIDERS),
          rule: z.enum(FLAG_REASONS).nullable(),
          note: z.string(),
        }),
      })
      .nullable(),
    /** True when a service knows one of its files as child abuse; only admins may decide then. */
    known: z.boolean(),
    /** True when only its owner and staff can currently see it. */
    outOfSight: z.boolean(),
    /** When it was opened. */
    since: z.iso.datetime(),
    /** Strikes of the owner. */
    strikes: z.int(),
    /** Number of the owner's works that moderators restricted before. */
    restricted: z.int(),
  })
  .meta({ id: "ModerationCase" });
export type ModerationCase = z.infer<typeof moderationCase>;

export const caseList = z.object({
  items: z.array(moderationCase),
  /** Number of all open cases, including those beyond this response. */
  waiting: z.int(),
  /** Appeals on works and storyboards that nobody of the staff may answer. */
  stuck: z.int(),
});
export type CaseList = z.infer<typeof caseList>;

const caseIds = z
  .array(unshown(z.string().min(1).max(64), "an id"))
  .min(1)
  .max(CASES_MAX);

/** POST /api/moderation/cases/{id}/decision. Hiding requires a rule. */
export const caseDecision = z.discriminatedUnion("verdict", [
  z.strictObject({ verdict: z.literal("show") }),
  z.strictObject({
    verdict: z.literal("hide"),
    rule: z.enum(FLAG_REASONS),
    /** For the owner. */
    note: unshown(z.string().trim().max(REPORT_NOTE_MAX), "moderators may quote").default(""),
  }),
]);
export type CaseDecision = z.infer<typeof caseDecision>;

/** The title of a work that was looked at; null for one without. */
const lookedTitle = unshown(z.string().max(TITLE_MAX), "only compared").nullable();
/** True when it is hidden for what was looked at, whatever its title is now. */
const anyway = z.boolean().default(false);

const [show, hide] = caseDecision.options;
/**
 * POST /api/moderation/cases/{id}/decision: about what was looked at, since its owner may rename it
 * meanwhile.
 */
export const newCaseDecision = z.discriminatedUnion("verdict", [
  show.extend({ looked: lookedTitle.default(null) }),
  hide.extend({ looked: lookedTitle.default(null), anyway }),
]);

/** POST /api/moderation/decisions: the same decision on several cases. */
export const caseDecisions = z.strictObject({
  ids: caseIds,
  decision: caseDecision,
  /** Titles that were looked at, by id; works without one are left out. */
  looked: z.record(unshown(z.string().max(64), "an id"), lookedTitle).default({}),
  anyway,
});

/** Decisions of one's own, made alike at one moment, that can still be undone. */
export const undoableDecision = z
  .object({
    noun: z.enum(["work", "board", "profile"]),
    /** Of a profile, the id of its person. */
    ids: z.array(z.string()),
    /** Of a profile: what stays or is restored, and what is taken down or stays so. */
    verdict: z.enum(["show", "hide"]),
    /** True when it answers an appeal. */
    appeal: z.boolean(),
    /** True when it goes to the admins. */
    referred: z.boolean(),
    /** True when sharing a storyboard is allowed again. */
    freed: z.boolean(),
    /** Milliseconds left, whatever the time is on the device. */
    left: z.int(),
  })
  .meta({ id: "UndoableDecision" });
export type UndoableDecision = z.infer<typeof undoableDecision>;

/** GET /api/moderation/decisions: oldest first. */
export const undoableDecisions = z.object({ items: z.array(undoableDecision) });

/** POST /api/moderation/decisions/undo */
export const decisionUndo = z.strictObject({ ids: caseIds });

/** Outcome for each case; a failure does not affect the others. */
export const decisionOutcome = bulkOutcome.extend({
  /** Time until which they can be reverted. */
  undoUntil: z.iso.datetime(),
  waiting: z.int(),
});
