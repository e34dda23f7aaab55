import type { BulkOutcome } from "@kinora/contracts/creation/creation-action";
import type { InTurn } from "../in-turn.ts";
import { Refusal } from "../refusal.ts";

/**
 * Runs an action for many ids, one after another. A refusal is reported for its id and does not
 * stop the others.
 */
export async function inBulk(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  inTurn: InTurn,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  const tryOne = async (id: string) => {
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.failed.push({ id, code: error.code });
    }
  };
  for (const id of new Set(ids)) await inTurn(() => tryOne(id));
  return outcome;
}
