import type { AuditAction, AuditEntry } from "@kinora/contracts/audit/audit";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { factsInWords } from "./facts-in-words.ts";

export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, MessageDescriptor>> = {
  "person.suspended": msg`Account disabled`,
  "person.reinstated": msg`Account enabled`,
  "person.erased": msg`Account erased`,
  "person.role-changed": msg`Role changed`,
  "person.decided": msg`Profile decision made`,
  "appeal.denied": msg`Appeal denied`,
  "gems.asked": msg`Correction requested`,
  "gems.corrected": msg`Gems corrected`,
  "gems.declined": msg`Correction declined`,
  "payment.refunded": msg`Payment refunded`,
  "month.given": msg`Plan given`,
  "plan.extended": msg`Plan extended`,
  "difference.acknowledged": msg`Difference acknowledged`,
  "creation.decided": msg`Work decision made`,
  "creation.decision-undone": msg`Work decision undone`,
  "story.decided": msg`Storyboard decision made`,
  "comment.decided": msg`Comment decision made`,
  "collection.decided": msg`Collection decision made`,
  "story.decision-undone": msg`Storyboard decision undone`,
  "person.decision-undone": msg`Profile decision undone`,
  "hold.looked-at": msg`Child abuse case viewed`,
  "hold.filed": msg`Child abuse case filed`,
  "creation.known": msg`Known child abuse file kept apart`,
  "upload.known": msg`Known child abuse upload refused`,
  "words.edited": msg`Word lists edited`,
  "service-key.changed": msg`Service key changed`,
  "language-model.chosen": msg`Language model chosen`,
  "hosted.named": msg`Hosted models offered or not`,
  "budget.changed": msg`Budget of a service changed`,
  "challenge.drafted": msg`Draft of a challenge written`,
  "challenge.draft-changed": msg`Draft of a challenge changed`,
  "challenge.stepped": msg`Challenge moved on`,
  "challenge.entry-excluded": msg`Entry of a challenge excluded`,
  "challenge.voter-excluded": msg`Voter of a challenge excluded`,
  "banner.put-up": msg`Banner published`,
  "banner.taken-down": msg`Banner taken down`,
  "job.retried": msg`Job retried`,
  "job.cancelled": msg`Job given up`,
  "letter.retried": msg`Event redelivered`,
  "switches.changed": msg`Switches changed`,
  "scan.limits.changed": msg`Picture scan limits changed`,
  "invitation.made": msg`Invitation created`,
  "invitation.revoked": msg`Invitation revoked`,
  "passkey.added": msg`Passkey added`,
  "passkey.removed": msg`Passkey removed`,
  "passkey-rule.changed": msg`Passkey requirement changed`,
};

/** Lists staff actions, one per line. */
export function AuditLines({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <AuditLine key={entry.number} entry={entry} />
      ))}
    </ol>
  );
}

function AuditLine({ entry }: { readonly entry: AuditEntry }) {
  const { number, at, action, by, subject, person, reason } = entry;
  const facts = factsInWords(entry);
  return (
    <li className="flex gap-4 py-3 text-14">
      <span className="nums w-10 shrink-0 text-right text-text-2">{number}</span>
      <div className="min-w-0 flex-1">
        <p>
          <strong className="font-medium">{t(AUDIT_ACTION_WORDS[action])}</strong>{" "}
          <span className="wrap-anywhere text-text-2">
            {person ? `@${person}` : subject.id}
            {facts && ` · ${facts}`}
          </span>
        </p>
        {reason && (
          <p dir="auto" className="wrap-anywhere">
            {reason}
          </p>
        )}
        <p className="text-12 text-text-2">
          {by ? `@${by}` : t`The server`}, <TimeAgo moment={at} />
        </p>
      </div>
    </li>
  );
}
