import type { PersonRole } from "@kinora/contracts/access/roles";
import type { People } from "../account/account-ports.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { SuspensionStore } from "../moderation/suspension.ts";
import { Refusal } from "../refusal.ts";

export interface RoleStores {
  readonly people: Pick<People, "setRole" | "lockOwnersAnd">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
  readonly audit: AppendAudit;
}

/**
 * Changes a person's role. At least one owner always remains, even under concurrent requests.
 *
 * @throws Refusal PERSON_NOT_FOUND, LAST_OWNER
 */
export async function changeRole(
  { transact }: { transact: <T>(work: (stores: RoleStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly role: PersonRole;
    /** Null when changed by someone with access to the machine. */
    readonly actorId: string | null;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<{ changed: boolean }> {
  const { userId, role, actorId, requestId, now } = input;
  return transact(async ({ people, suspensions, audit }) => {
    // Serialises two owners who demote each other.
    const owners = await people.lockOwnersAnd(userId);
    const person = await suspensions.lockPerson(userId);
    if (!person) throw new Refusal("PERSON_NOT_FOUND");
    if (person.role === role) return { changed: false };
    const others = owners.filter((id) => id !== userId);
    if (person.role === "owner" && others.length === 0) throw new Refusal("LAST_OWNER");
    await people.setRole(userId, role, now);
    await audit({
      ...{ action: "person.role-changed", actorId, subject: { noun: "person", id: userId } },
      ...{ before: { role: person.role }, after: { role }, reason: "", requestId, at: now },
    });
    return { changed: true };
  });
}
