import { postgresPasskeys } from "@kinora/database/account/postgres-passkeys";
import { appendAudit } from "@kinora/database/audit/postgres-audit-log";
import type { Database } from "@kinora/database/client";
import { forgetPasskeys } from "@kinora/domain/account/passkey/forget-passkeys";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { findByAddress } from "./name-owner.ts";

/**
 * Removes the passkeys of the account with this address, and the rule that staff must have one, so
 * that an owner who lost theirs can sign in again.
 *
 * @returns the message to print
 * @throws StartRefusal when no account has verified this address
 */
export async function forgetOwnersPasskeys(
  { database, security }: { readonly database: Database; readonly security: SecurityLog },
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<string> {
  const { id: userId, handle } = await findByAddress(database, email);
  const removed = await database.transaction().execute(async (own) => {
    const records: AuditRecord[] = [];
    const stores = {
      passkeys: postgresPasskeys(own),
      audit: async (record: AuditRecord) => void records.push(record),
    };
    const done = await forgetPasskeys({ transact: (work) => work(stores) }, { userId, now });
    await appendAudit(own, records);
    return done.removed;
  });
  if (removed > 0) security.record({ event: "passkey-removed", userId });
  return `@${handle} has no passkey any more (${removed} removed), and the staff needs none.`;
}
