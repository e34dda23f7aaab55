import { z } from "zod";
import { pageOf } from "../http/page.ts";
import { REPORT_NOTE_MAX } from "../limits.ts";

/** Maximum jobs per response. */
export const JOBS_MAX = 30;
/**
 * Minutes after which an unfinished job counts as stuck; one whose worker vanished does so at once.
 */
export const STUCK_MINUTES = 60;

export const JOB_VIEWS = ["waiting", "running", "stuck", "failed"] as const;
export type JobView = (typeof JOB_VIEWS)[number];

/** GET /api/admin/jobs */
export const jobQuery = z.object({
  show: z.enum(JOB_VIEWS).default("waiting"),
  /** Cursor of the next page. */
  cursor: z.string().max(400).optional(),
});

export const listedJob = z
  .object({
    id: z.string(),
    /** Kind of job, such as "creation.make". */
    kind: z.string(),
    subject: z.object({ noun: z.string(), id: z.string() }),
    lane: z.string(),
    /** Its user; null when the account is gone. */
    person: z.object({ id: z.string(), handle: z.string() }),
    queuedAt: z.iso.datetime(),
    /** Null while it is queued. */
    startedAt: z.iso.datetime().nullable(),
    /** Time until which it waits for an external answer; null when it does not. */
    waitsUntil: z.iso.datetime().nullable(),
    attempts: z.int(),
    /** Attempts that ended in an error of the generator. */
    failures: z.int(),
    /** Attempts whose worker vanished. */
    vanished: z.int(),
    gems: z.int(),
    /** Code of the reason why it failed, or of the last response from a service. */
    refusal: z.string().nullable(),
    mayRetry: z.boolean(),
    mayCancel: z.boolean(),
  })
  .meta({ id: "ListedJob" });
export type ListedJob = z.infer<typeof listedJob>;
export const jobPage = pageOf(listedJob);

/** An event that a listener has given up on after failed deliveries. */
export const deadLetter = z
  .object({
    listener: z.string(),
    event: z.int(),
    /** Type of the event, such as "creation.failed". */
    type: z.string(),
    subject: z.object({ noun: z.string(), id: z.string() }),
    at: z.iso.datetime(),
    deadAt: z.iso.datetime(),
    tries: z.int(),
    /** Code or class of the last error. */
    error: z.string().nullable(),
  })
  .meta({ id: "DeadLetter" });
export type DeadLetter = z.infer<typeof deadLetter>;
export const letterQuery = z.object({ cursor: z.string().max(400).optional() });
export const letterPage = pageOf(deadLetter);

/** Reason for an action on a job, which is recorded in the audit log. */
export const jobReason = z.strictObject({
  reason: z.string().trim().min(1).max(REPORT_NOTE_MAX),
});
