import { DELETION_DAYS } from "@kinora/contracts/account/deletion";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { People, Sessions } from "./account-ports.ts";

const DAY = 24 * 60 * 60_000;

export interface AccountDeletions {
  /** Scheduled time of the deletion; null when none is scheduled. */
  of(userId: string): Promise<{ readonly at: Date | null; readonly handle: string }>;
  /** @returns false when the erasure has begun, so that nothing changes any more */
  set(userId: string, at: Date | null, now: Date): Promise<boolean>;
}

export interface DeletionStores {
  readonly people: Pick<People, "find" | "lockOwnersAnd">;
  readonly sessions: Pick<Sessions, "endOthers">;
  readonly deletions: AccountDeletions;
  /** Revokes all personal access tokens of the person. */
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
 * Schedules an account for deletion in 30 days. Until then it can be used from this session; all
 * other sessions end and its tokens are revoked. Asking again does not change the date.
 *
 * @param handle as the user typed it
 * @throws Refusal HANDLE_DIFFERS, LAST_OWNER, SESSION_ENDED when the person does not exist
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

/**
 * Cancels the scheduled deletion.
 *
 * @throws Refusal SESSION_ENDED when the erasure has begun, which ended all sessions
 */
export async function callOffDeletion(
  { transact }: DeletionPorts,
  { userId, now }: Asked,
): Promise<void> {
  await transact(async ({ deletions, record }) => {
    if (!(await deletions.set(userId, null, now))) throw new Refusal("SESSION_ENDED");
    await record({ type: "person.deletionCalledOff", subjectId: userId, userId, payload: {} });
  });
}
