import { z } from "zod";
import { pageOf } from "../http/page.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";

/** Jobs that one answer lists. */
export const JOBS_MAX = 30;
/** Minutes after which a job that has not ended is stuck; one whose worker vanished is so at once. */
export const STUCK_MINUTES = 60;

export const JOB_VIEWS = ["waiting", "running", "stuck", "failed"] as const;
export type JobView = (typeof JOB_VIEWS)[number];

/** GET /api/admin/jobs */
export const jobQuery = z.object({
  show: z.enum(JOB_VIEWS).default("waiting"),
  /** What comes after a page. */
  cursor: z.string().max(400).optional(),
});

export const listedJob = z
  .object({
    id: z.string(),
    /** How it is done: "creation.make". */
    kind: z.string(),
    subject: z.object({ noun: z.string(), id: z.string() }),
    lane: z.string(),
    /** Whose; null: an account that is gone. */
    person: z.object({ id: z.string(), handle: z.string() }),
    queuedAt: z.iso.datetime(),
    /** null: it waits. */
    startedAt: z.iso.datetime().nullable(),
    /** It waits for an answer from outside until then; null: it does not. */
    waitsUntil: z.iso.datetime().nullable(),
    attempts: z.int(),
    /** Those that ended in an error of what makes the result. */
    failures: z.int(),
    /** Workers that vanished with it. */
    vanished: z.int(),
    gems: z.int(),
    /** Why it failed, or what a service said of it last: a code. */
    refusal: z.string().nullable(),
    mayRetry: z.boolean(),
    mayCancel: z.boolean(),
  })
  .meta({ id: "ListedJob" });
export type ListedJob = z.infer<typeof listedJob>;
export const jobPage = pageOf(listedJob);

/** An event that a listener could not take in, and gave up. */
export const deadLetter = z
  .object({
    listener: z.string(),
    event: z.int(),
    /** What happened: "creation.failed". */
    type: z.string(),
    subject: z.object({ noun: z.string(), id: z.string() }),
    at: z.iso.datetime(),
    deadAt: z.iso.datetime(),
    tries: z.int(),
    /** The last error's code or class. */
    error: z.string().nullable(),
  })
  .meta({ id: "DeadLetter" });
export type DeadLetter = z.infer<typeof deadLetter>;
export const letterQuery = z.object({ cursor: z.string().max(400).optional() });
export const letterPage = pageOf(deadLetter);

/** Why something is done to a job; it stands in the audit log. */
export const jobReason = z.strictObject({
  reason: z.string().trim().min(1).max(REPORT_NOTE_MAX),
});
