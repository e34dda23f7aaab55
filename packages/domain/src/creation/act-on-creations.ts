import type { BulkActionRequest, BulkOutcome } from "@kinora/contracts/creation/creation-action";
import type { InTurn } from "../in-turn.ts";
import { type ActInput, type ActPorts, actOnCreation } from "./act-on-creation.ts";
import { inBulk } from "./in-bulk.ts";

export type BulkInput = Omit<ActInput, "creationId" | "action"> & {
  readonly request: BulkActionRequest;
};

/**
 * Performs an action on many creations, each in its own transaction. Calling it again after a fault
 * completes the rest.
 */
export async function actOnCreations(
  input: BulkInput,
  ports: ActPorts,
  inTurn: InTurn,
): Promise<BulkOutcome> {
  const { request, ...rest } = input;
  const action = { action: request.action };
  const act = (creationId: string) => actOnCreation({ ...rest, creationId, action }, ports);
  return inBulk(request.ids, act, inTurn);
}
