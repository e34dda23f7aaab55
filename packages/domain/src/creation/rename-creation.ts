import { Refusal } from "../refusal.ts";
import type { ActInput, ActPorts } from "./act-on-creation.ts";
import { refuseManyChanges } from "./change-limit.ts";
import { capacityOf } from "./creation-policy.ts";
import { canSee } from "./creation-visibility.ts";

export type RenameInput = Omit<ActInput, "action"> & {
  /** Null to use the prompt as its name again. */
  readonly title: string | null;
};

/**
 * Sets or clears the title of a work and records it.
 *
 * @throws Refusal CREATION_NOT_FOUND, ACTION_FORBIDDEN for anyone but its owner, ACTION_IMPOSSIBLE
 *   once it is in the trash, CHANGE_LIMIT
 */
export async function renameCreation(input: RenameInput, ports: ActPorts): Promise<void> {
  const { creationId, actor, title, now, requestId } = input;
  await ports.transact(async (stores) => {
    const creation = await stores.creations.lock(creationId);
    if (!creation || !canSee(creation, actor)) throw new Refusal("CREATION_NOT_FOUND");
    if (capacityOf(creation, actor) !== "owner") {
      throw new Refusal("ACTION_FORBIDDEN", { action: "rename" });
    }
    if (creation.status === "deleted") {
      throw new Refusal("ACTION_IMPOSSIBLE", { action: "rename", status: creation.status });
    }
    if (creation.title === title) return;
    await refuseManyChanges(actor.id, now, stores.history);
    await stores.creations.update(creationId, { title });
    await stores.addHistory({
      creationId,
      actorId: actor.id,
      role: actor.role,
      action: "rename",
      reason: null,
      before: { title: creation.title },
      after: { title },
      at: now,
      requestId,
    });
    await stores.record({
      type: "creation.renamed",
      ...{ subjectId: creationId, userId: creation.userId, payload: {} },
    });
  });
}
