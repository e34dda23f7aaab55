import type { Viewer } from "../account/viewer.ts";
import type { CreationState } from "../creation/creation.ts";
import { type Transition, type Trigger, transition } from "../creation/creation-state.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import { recordChange } from "../creation/record-change.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { AppealStore } from "./appeal-store.ts";

export interface AppealStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly appeals: Pick<AppealStore, "restrictionOf" | "add">;
  readonly addHistory: AddHistory;
  readonly record: RecordEvent;
}

export interface AppealInput {
  readonly id: string;
  readonly creationId: string;
  readonly actor: Viewer;
  readonly text: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Appeals against the decision of the staff or the scan to restrict a creation. It stays under
 * review until someone else has decided. One appeal per decision.
 *
 * @throws Refusal CREATION_NOT_FOUND, NOT_RESTRICTED, ALREADY_APPEALED
 */
export async function appealCreation(
  { transact }: { transact: <T>(work: (stores: AppealStores) => Promise<T>) => Promise<T> },
  { id, creationId, actor, text, requestId, now }: AppealInput,
): Promise<void> {
  await transact(async ({ creations, appeals, addHistory, record }) => {
    const creation = await creations.lock(creationId);
    if (creation?.userId !== actor.id || creation.purgedAt !== null)
      throw new Refusal("CREATION_NOT_FOUND");
    const restriction = await appeals.restrictionOf(creationId);
    if (!restriction) throw new Refusal("NOT_RESTRICTED");
    if (restriction.appeal !== null) throw new Refusal("ALREADY_APPEALED");
    const moved = whereAppealed(creation);
    if (!moved.possible) throw new Refusal("NOT_RESTRICTED");
    const { entry } = restriction;
    const added = await appeals.add({ id, creationId, userId: actor.id, entry, text, now });
    if (!added) throw new Refusal("ALREADY_APPEALED");
    const change = { status: moved.status };
    await creations.update(creationId, change);
    await addHistory({
      ...{ creationId, actorId: actor.id, role: actor.role, action: "appeal", reason: null },
      ...{ before: { status: creation.status }, after: change, at: now, requestId },
    });
    await recordChange(creation, change, record);
    const about = { subjectId: creationId, userId: creation.userId };
    await record({ type: "creation.contested", ...about, payload: {} });
  });
}

/**
 * Returns the transition that an appeal causes for a creation restricted by the staff or the scan.
 */
export function whereAppealed({
  status,
  moderatorHidden,
}: Pick<CreationState, "status" | "moderatorHidden">): Transition {
  if (!moderatorHidden && status !== "rejected") return { possible: false };
  const trigger: Trigger = status === "rejected" ? "appealed" : "flagged";
  return transition(status, trigger);
}
