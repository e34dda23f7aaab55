import { postgresPeople } from "@kinora/database/account/postgres-people";
import { appendAudit } from "@kinora/database/audit/postgres-audit-log";
import type { Database } from "@kinora/database/client";
import { postgresSuspensions } from "@kinora/database/moderation/postgres-suspensions";
import type { AuditRecord } from "@kinora/domain/audit/audit-log";
import { changeRole } from "@kinora/domain/people/change-role";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { StartRefusal } from "../start-refusal.ts";

/**
 * @throws StartRefusal when no account has verified this address
 */
export async function findByAddress(database: Database, email: string) {
  const person = await database
    .selectFrom("app_user")
    .select(["id", "handle", "disabled_at"])
    .where("email", "=", email.trim().toLowerCase())
    .where("email_verified", "=", true)
    .executeTakeFirst();
  if (person) return person;
  throw new StartRefusal(
    `Nobody here has proved the address "${email}". Let them sign in once, then say it again.`,
  );
}

/**
 * Makes the account with this address an owner. For anyone with access to the machine, as the way
 * to recover when no owner is left.
 *
 * @returns the message to print
 * @throws StartRefusal when no account has verified this address
 */
export async function nameOwner(
  { database, security }: { readonly database: Database; readonly security: SecurityLog },
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<string> {
  const person = await findByAddress(database, email);
  const { id: userId, handle } = person;
  const change = { userId, role: "owner", actorId: null, requestId: null, now } as const;
  const { changed } = await changeRole({ transact: (work) => inOne(database, work) }, change);
  if (!changed) return `@${handle} is an owner already.`;
  security.record({ event: "role-changed", userId, role: "owner" });
  const still =
    person.disabled_at === null
      ? ""
      : " Their account is disabled: another of the staff enables it.";
  return `@${handle} is an owner now.${still}`;
}

/** Runs a role change in one transaction, which ends by writing its audit line. */
function inOne<T>(
  database: Database,
  work: Parameters<Parameters<typeof changeRole>[0]["transact"]>[0],
): Promise<T> {
  return database.transaction().execute(async (own) => {
    const records: AuditRecord[] = [];
    const done = await work({
      people: postgresPeople(own),
      suspensions: postgresSuspensions(own),
      audit: async (record) => void records.push(record),
    });
    await appendAudit(own, records);
    return done as T;
  });
}
