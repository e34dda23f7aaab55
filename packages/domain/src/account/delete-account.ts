import { DELETION_DAYS } from "@kinora/contracts/account/deletion";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { People, Sessions } from "./account-ports.ts";

const DAY = 24 * 60 * 60_000;

export interface AccountDeletions {
  /** When the account is deleted; null: it stays. */
  of(userId: string): Promise<{ readonly at: Date | null; readonly handle: string }>;
  set(userId: string, at: Date | null, now: Date): Promise<void>;
}

export interface DeletionStores {
  readonly people: Pick<People, "find" | "lockOwnersAnd">;
  readonly sessions: Pick<Sessions, "endOthers">;
  readonly deletions: AccountDeletions;
  /** All personal access tokens of the person. */
  readonly revokeTokens: (userId: string, now: Date) => Promise<void>;
  readonly record: RecordEvent;
}

export interface DeletionPorts {
  readonly transact: <T>(work: (stores: DeletionStores) => Promise<T>) => Promise<T>;
}

interface Asked {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Has an account deleted in 30 days. It can be used until then, from this session: all others end, and its tokens. Asked
 * again, the first day counts.
 *
 * @param handle as its person typed it
 * @throws Refusal HANDLE_DIFFERS, LAST_OWNER, SESSION_ENDED where there is no such person
 */
export async function askDeletion(
  { transact }: DeletionPorts,
  {
    userId,
    sessionId,
    handle,
    now,
  }: Asked & { readonly sessionId: string; readonly handle: string },
): Promise<void> {
  await transact(async ({ people, sessions, deletions, revokeTokens, record }) => {
    const owners = await people.lockOwnersAnd(userId);
    const person = await people.find(userId);
    if (!person) throw new Refusal("SESSION_ENDED");
    if (handle.replace(/^@/, "").toLowerCase() !== person.handle)
      throw new Refusal("HANDLE_DIFFERS");
    if (person.role === "owner" && owners.every((id) => id === userId))
      throw new Refusal("LAST_OWNER");
    if ((await deletions.of(userId)).at) return;
    await deletions.set(userId, new Date(now.getTime() + DELETION_DAYS * DAY), now);
    await sessions.endOthers(userId, sessionId);
    await revokeTokens(userId, now);
    await record({ type: "person.deletionPlanned", subjectId: userId, userId, payload: {} });
  });
}

/** The account stays. */
export async function callOffDeletion(
  { transact }: DeletionPorts,
  { userId, now }: Asked,
): Promise<void> {
  await transact(async ({ deletions, record }) => {
    await deletions.set(userId, null, now);
    await record({ type: "person.deletionCalledOff", subjectId: userId, userId, payload: {} });
  });
}
