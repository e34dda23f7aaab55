import type { AuditEntry } from "@kinora/contracts/audit/audit";
import type { AuditFound } from "@kinora/domain/audit/audit-log";

export const presentAudit = ({ at, subject, before, after, ...found }: AuditFound): AuditEntry => ({
  ...found,
  at: at.toISOString(),
  subject: { ...subject },
  before: { ...before },
  after: { ...after },
});
