import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { bulkOutcome } from "../creation/creation-action.ts";
import { unshown } from "../field/unshown.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { SCAN_MEASURES } from "../scan/scan-limits.ts";
import { FLAG_REASONS } from "./report.ts";

/** What brought a work before the moderators: its owner's appeal, somebody's report, or the scan of its picture. */
export const CASE_SOURCES = ["appeal", "report", "scan"] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** Cases that one answer lists, most urgent first, and that are decided alike at once. */
export const CASES_MAX = 200;

/** For so long a case is kept for who looks at it, unless they ask again. */
export const LEASE_SECONDS = 120;

/** For so long whoever decided may take it back; then it is final, and its owner is told. */
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
  /** Handle of who sent it. */
  by: z.string(),
  at: z.iso.datetime(),
});

/** What a scan decided and by what: of each measure the most that any of the pictures had, and the limits of then. */
export const caseScan = z
  .object({
    verdict: z.enum(["clean", "unsure", "hit"]),
    /** Pictures that were looked at. */
    looked: z.int(),
    readings: z.array(
      z.object({
        measure: z.enum(SCAN_MEASURES),
        score: z.number(),
        /** Seconds into the film; null: it is a picture. */
        at: z.number().nullable(),
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
    /** Reports that are open, oldest first. */
    reports: z.array(caseReport),
    /** What the scan of its pictures thought, the worst of them by class, 0 to 1; null: it was not scanned. */
    scores: z.record(z.string(), z.number()).nullable(),
    /** What limits say of it, and where; null: it was not scanned, or before limits were written down. */
    scan: caseScan.nullable(),
    /** What its owner says against the decision before; null: nothing. */
    appeal: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
    /** A service knows a file of it as abuse of a child; then only admins decide. */
    known: z.boolean(),
    /** Nobody but its owner and the staff sees it now. */
    outOfSight: z.boolean(),
    /** Since when it waits. */
    since: z.iso.datetime(),
    /** Of its owner. */
    strikes: z.int(),
    /** Works of its owner that moderators restricted before. */
    restricted: z.int(),
  })
  .meta({ id: "ModerationCase" });
export type ModerationCase = z.infer<typeof moderationCase>;

export const caseList = z.object({
  items: z.array(moderationCase),
  /** All that wait, those beyond this answer included. */
  waiting: z.int(),
});
export type CaseList = z.infer<typeof caseList>;

const caseIds = z
  .array(unshown(z.string().min(1).max(64), "an id"))
  .min(1)
  .max(CASES_MAX);

/** POST /api/moderation/cases/{id}/decision. What is hidden is hidden by a rule. */
export const caseDecision = z.discriminatedUnion("verdict", [
  z.strictObject({ verdict: z.literal("show") }),
  z.strictObject({
    verdict: z.literal("hide"),
    rule: z.enum(FLAG_REASONS),
    /** To its owner. */
    note: unshown(z.string().trim().max(REPORT_NOTE_MAX), "moderators may quote").default(""),
  }),
]);
export type CaseDecision = z.infer<typeof caseDecision>;

/** POST /api/moderation/decisions: the same decision about several cases. */
export const caseDecisions = z.strictObject({ ids: caseIds, decision: caseDecision });

/** POST /api/moderation/decisions/undo */
export const decisionUndo = z.strictObject({ ids: caseIds });

/** What became of each: one that fails leaves the others as they were asked for. */
export const decisionOutcome = bulkOutcome.extend({
  /** Until when they can be taken back. */
  undoUntil: z.iso.datetime(),
  waiting: z.int(),
});
