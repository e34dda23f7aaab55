import type { BulkActionRequest, BulkOutcome } from "@kinora/contracts/creation/creation-action";
import type { InTurn } from "../in-turn.ts";
import { Refusal } from "../refusal.ts";
import { type ActInput, type ActPorts, actOnCreation } from "./act-on-creation.ts";

export type BulkInput = Omit<ActInput, "creationId" | "action"> & {
  readonly request: BulkActionRequest;
};

/**
 * Does the same with many creations, one after the other, each in a transaction of its own: what is
 * refused for one is told and holds nobody else up. Asked again after a fault, it does what was left.
 */
export async function actOnCreations(
  input: BulkInput,
  ports: ActPorts,
  inTurn: InTurn,
): Promise<BulkOutcome> {
  const { request, ...rest } = input;
  const outcome: BulkOutcome = { done: [], failed: [] };
  const act = async (creationId: string) => {
    try {
      await actOnCreation({ ...rest, creationId, action: { action: request.action } }, ports);
      outcome.done.push(creationId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.failed.push({ id: creationId, code: error.code });
    }
  };
  for (const creationId of new Set(request.ids)) await inTurn(() => act(creationId));
  return outcome;
}
