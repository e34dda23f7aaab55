import { postgresPasskeys } from "@kinora/database/account/postgres-passkeys";
import { appendAudit } from "@kinora/database/audit/postgres-audit-log";
import type { Database } from "@kinora/database/client";
import { forgetPasskeys } from "@kinora/domain/account/passkey/forget-passkeys";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { findByAddress } from "./name-owner.ts";

/**
 * Takes away the passkeys of the person with this address, and the demand that the staff have one: the way back of an
 * owner who lost theirs.
 *
 * @returns what to say
 * @throws StartRefusal when nobody here has proved this address
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
