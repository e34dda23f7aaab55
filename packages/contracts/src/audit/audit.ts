import { z } from "zod";
import { pageOf } from "../http/page.ts";

/** Actions of staff beyond their own things; the noun is the first half. */
export const AUDIT_ACTIONS = [
  "person.suspended",
  "person.erased",
  "person.reinstated",
  "person.role-changed",
  "person.decided",
  "appeal.denied",
  "gems.asked",
  "gems.corrected",
  "gems.declined",
  "payment.refunded",
  "month.given",
  "plan.extended",
  "difference.acknowledged",
  "creation.decided",
  "creation.known",
  "creation.decision-undone",
  "story.decided",
  "comment.decided",
  "collection.decided",
  "story.decision-undone",
  "person.decision-undone",
  "hold.looked-at",
  "hold.filed",
  "upload.known",
  "words.edited",
  "service-key.changed",
  "language-model.chosen",
  "hosted.named",
  "budget.changed",
  "challenge.drafted",
  "challenge.draft-changed",
  "challenge.stepped",
  "challenge.entry-excluded",
  "challenge.voter-excluded",
  "banner.put-up",
  "banner.taken-down",
  "job.retried",
  "job.cancelled",
  "letter.retried",
  "switches.changed",
  "scan.limits.changed",
  "invitation.made",
  "invitation.revoked",
  "passkey.added",
  "passkey.removed",
  "passkey-rule.changed",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Maximum entries per response. */
export const AUDIT_MAX = 50;

/** GET /api/admin/audit */
export const auditFilter = z.object({
  cursor: z.string().max(400).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Id of the user or thing that was acted on. */
  subject: z.string().min(1).max(64).optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** State before or after an action: plain values by name. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const auditEntry = z
  .object({
    /** Position in the log: 1, 2, 3 and so on. */
    number: z.int(),
    at: z.iso.datetime(),
    action: z.enum(AUDIT_ACTIONS),
    /** Handle of the actor; null for the server itself, or when the account is gone. */
    by: z.string().nullable(),
    subject: z.object({ noun: z.string(), id: z.string() }),
    /** Handle of the user who was acted on; null when it was no user, or the account is gone. */
    person: z.string().nullable(),
    before: facts,
    after: facts,
    /** The reason given; null when there is none or it has been erased. */
    reason: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = pageOf(auditEntry);
export type AuditPage = z.infer<typeof auditPage>;
