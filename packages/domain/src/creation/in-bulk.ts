import type { BulkOutcome } from "@kinora/contracts/creation/creation-action";
import type { InTurn } from "../in-turn.ts";
import { Refusal } from "../refusal.ts";

/** Does the same with many, one after the other: what is refused for one is told and holds nobody else up. */
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
