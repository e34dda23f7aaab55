import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { CreationPatch } from "../creation/creation.ts";
import type { AddHistory, CreationStore, HistoryEntry } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { AppealStore } from "./appeal-store.ts";
import { ADMINS_REASON } from "./case.ts";
import type { PendingDecisions } from "./pending-decision.ts";
import type { SuspensionStores } from "./suspend-person.ts";

/** A work that has a main file of another work or storyboard, and the last decision about that one. */
interface Copy {
  readonly copyId: string;
  readonly of: "work" | "board";
  /** Id of the work or storyboard that was decided about. */
  readonly decidedId: string;
  /** Who decided, so that an appeal about the copy goes to somebody else; null when erased. */
  readonly actor: Viewer | null;
}

/** Works with the same file as a work or storyboard that was found to be child abuse. */
export interface Copies {
  /** Returns what closes this work, unless it is restricted already or was cleared since. */
  toClose(copyId: string): Promise<Copy | null>;
  /** Returns what shows it again: the decision that restricted it with another work was taken back. */
  toOpen(copyId: string): Promise<Copy | null>;
}

interface CopyStores {
  readonly copies: Copies;
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly appeals: Pick<AppealStore, "open" | "decide">;
  readonly pendingDecisions: Pick<PendingDecisions, "find" | "end">;
  readonly suspensions: Pick<SuspensionStores["suspensions"], "lockPerson">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

interface CopyPorts {
  readonly transact: <T>(work: (stores: CopyStores) => Promise<T>) => Promise<T>;
}

const SAME_FILE = {
  work: "It has the same file as a work that was found to break this rule",
  board: "It has the same file as a storyboard that was found to break this rule",
};
const NOT_ANY_MORE = {
  work: "The decision about a work with the same file was reversed",
  board: "The decision about a storyboard with the same file was reversed",
};

/**
 * Restricts a work because the same file was found to be child abuse in another one, or in a
 * storyboard: its own
 * maker is told, may appeal, and has 90 days of legal hold. It is no strike, because nobody decided
 * about that person. A decision about it that could still be undone ends; reports and appeals stay
 * open.
 */
export async function closeCopy({ transact }: CopyPorts, copyId: string, now: Date): Promise<void> {
  await transact(async (stores) => {
    const creation = await stores.creations.lock(copyId);
    const found = creation && (await stores.copies.toClose(copyId));
    if (!found) return;
    const isErased = !(await stores.suspensions.lockPerson(creation.userId));
    const pending = await stores.pendingDecisions.find(copyId);
    await stores.pendingDecisions.end(copyId);
    const change: CreationPatch = { moderatorHidden: true };
    await stores.creations.update(copyId, change);
    const before = { moderatorHidden: pending?.wasHidden ?? creation.moderatorHidden };
    const said = { action: "hide", rule: ADMINS_REASON, reason: SAME_FILE[found.of] } as const;
    const entry = await stores.addHistory({ ...entryOf(found, said, now), before, after: change });
    await recordChange(creation, change, stores.record);
    if (!isErased)
      await stores.record({
        ...{ type: "creation.restricted", subjectId: copyId, userId: creation.userId },
        payload: { entry },
      });
    await stores.audit(lineOf(found, before.moderatorHidden, now));
  });
}

/** Shows a work again that was restricted with another one, once that one was cleared. */
export async function openCopy({ transact }: CopyPorts, copyId: string, now: Date): Promise<void> {
  await transact(async (stores) => {
    const creation = await stores.creations.lock(copyId);
    const found = creation && (await stores.copies.toOpen(copyId));
    if (!found) return;
    // Before the appeal is changed, as an erasure does.
    const isErased = !(await stores.suspensions.lockPerson(creation.userId));
    const appeal = await stores.appeals.open(copyId);
    if (appeal) await stores.appeals.decide(appeal.id, "granted", now);
    const isReviewed = appeal !== null && creation.status === "review";
    const change: CreationPatch = {
      moderatorHidden: false,
      ...(isReviewed && { status: null }),
    };
    await stores.creations.update(copyId, change);
    const before = { moderatorHidden: creation.moderatorHidden };
    const said = { action: "unhidden", reason: NOT_ANY_MORE[found.of] } as const;
    const entry = await stores.addHistory({ ...entryOf(found, said, now), before, after: change });
    await recordChange(creation, change, stores.record);
    if (!isErased)
      await stores.record({
        ...{ subjectId: copyId, userId: creation.userId },
        ...(appeal
          ? { type: "creation.appealed", payload: { granted: true, entry } }
          : { type: "creation.cleared", payload: { entry } }),
      });
    await stores.audit(lineOf(found, creation.moderatorHidden, now, "show"));
  });
}

const entryOf = (
  { copyId, decidedId, actor }: Copy,
  said: Pick<HistoryEntry, "action" | "rule" | "reason">,
  at: Date,
) => ({
  ...{ creationId: copyId, copyOf: decidedId, at, requestId: null },
  ...{ actorId: actor?.id ?? null, role: actor?.role ?? ("system" as const) },
  ...said,
});

const lineOf = (
  { copyId, decidedId, actor }: Copy,
  hidden: boolean,
  at: Date,
  verdict: "hide" | "show" = "hide",
) => ({
  ...{ action: "creation.decided" as const, actorId: actor?.id ?? null, requestId: null, at },
  ...{ subject: { noun: "creation" as const, id: copyId }, reason: "" },
  before: { hidden },
  after: { verdict, copyOf: decidedId, ...(verdict === "hide" && { rule: ADMINS_REASON }) },
});
