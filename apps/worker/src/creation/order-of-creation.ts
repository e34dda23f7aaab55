import { join } from "node:path";
import { recipe as recipeSchema } from "@kinora/contracts/recipe/recipe";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import type { GenerationOrder } from "@kinora/domain/generation/generator";
import { fetchInputs, type InputPorts } from "./fetch-inputs.ts";

export interface OrderOfCreationPorts extends InputPorts {
  readonly creations: Pick<CreationStore, "find">;
  /** Scratch folder, from which old folders are swept. */
  readonly scratch: string;
}

/**
 * Returns the order of a creation that no job makes any more; null when the creation has been
 * deleted.
 */
export async function orderOfCreation(
  creationId: string,
  { creations, scratch, ...ports }: OrderOfCreationPorts,
): Promise<GenerationOrder | null> {
  const creation = await creations.find(creationId);
  if (!creation?.recipe || creation.status === "deleted") return null;
  const recipe = recipeSchema.parse(creation.recipe);
  const inputs = await fetchInputs(recipe, ports, join(scratch, `order-${creationId}`));
  return { recipe, inputs, background: false };
}
