import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import { plainMediaAddress } from "../media/media-address.ts";
import { Refusal } from "../refusal.ts";
import type { PendingPersonDecision, PendingPersonDecisions } from "./pending-person-decision.ts";
import type { PersonReportStore, ProfileDecision, ProfileDecisionStore } from "./person-case.ts";
import type { SuspensionStore } from "./suspension.ts";

export interface UndoPersonStores {
  readonly personReports: Pick<PersonReportStore, "lock">;
  readonly profileDecisions: Pick<
    ProfileDecisionStore,
    "find" | "putBack" | "undo" | "undoOfErased"
  >;
  readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "find" | "end">;
  readonly suspensions: Pick<SuspensionStore, "lockPerson">;
  readonly audit: AppendAudit;
}

/**
 * Undoes the actor's decision about a profile before it is final: what was taken down is
 * restored, except what the person has changed since, and the case is open again. The audit log
 * keeps that it was down meanwhile.
 *
 * @throws Refusal DECISION_FINAL when it is too late or the actor has no pending decision
 */
export async function undoPersonDecision(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: UndoPersonStores) => Promise<T>) => Promise<T> },
  {
    userId,
    of,
    actor,
    requestId,
    now,
  }: {
    readonly userId: string;
    readonly of: PendingPersonDecision["of"];
    readonly actor: Viewer;
    readonly requestId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await transact(async (stores) => {
    await stores.personReports.lock(userId);
    const isErased = (await stores.suspensions.lockPerson(userId)) === null;
    const pending = await stores.pendingPersonDecisions.find(userId, of);
    if (!pending || pending.actor.id !== actor.id || pending.finalAt <= now)
      throw new Refusal("DECISION_FINAL");
    await takeBackPerson(pending, { stores, isErased, now });
    await stores.audit({
      ...{ action: "person.decision-undone", actorId: actor.id, requestId, at: now },
      subject: { noun: "person", id: userId },
      before: { of, verdict: pending.decision.verdict },
      after: { verdict: null },
      reason: "",
    });
  });
}

/** Ends a decision that is not final yet, and restores what it took down. */
export async function takeBackPerson(
  pending: PendingPersonDecision,
  {
    stores: { profileDecisions, pendingPersonDecisions },
    isErased,
    now,
  }: {
    readonly stores: Pick<UndoPersonStores, "profileDecisions"> & {
      readonly pendingPersonDecisions: Pick<PendingPersonDecisions, "end">;
    };
    /** True when the person's account was erased: nothing of it comes back. */
    readonly isErased: boolean;
    readonly now: Date;
  },
): Promise<void> {
  const { of, decision, decisionId } = pending;
  await pendingPersonDecisions.end(pending);
  if (of === "appeal" || decision.verdict === "clear" || decisionId === null) return;
  if (isErased)
    return profileDecisions.undoOfErased({ id: decisionId, userId: pending.userId }, now);
  const taken = await profileDecisions.find(decisionId);
  if (!taken) return;
  await profileDecisions.putBack(taken, pictureOf(taken), now);
  await profileDecisions.undo(decisionId);
}

/** Returns the address of the picture that a decision removed; null when there was none. */
export function pictureOf({ kept }: Pick<ProfileDecision, "kept">): string | null {
  const avatar = kept?.avatar;
  return avatar ? plainMediaAddress(avatar.hash, avatar.mimeType) : null;
}
