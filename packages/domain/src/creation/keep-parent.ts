import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import type { Works } from "../prompt/resolve-order.ts";
import { InvalidInput } from "../refusal.ts";
import type { CreationStore } from "./creation-stores.ts";
import { canSee, type Viewer } from "./creation-visibility.ts";

/** Each of them as keepParent has it. */
export async function keepParents(
  [first, ...others]: Works,
  actor: Viewer,
  creations: Pick<CreationStore, "find">,
): Promise<Works> {
  const kept: [ResolvedForm, ...ResolvedForm[]] = [await keepParent(first, actor, creations)];
  for (const other of others) kept.push(await keepParent(other, actor, creations));
  return kept;
}

/**
 * A form as a remix of what it names, or as a work of its own where its words are other ones: nobody is
 * said to have inspired what does not stem from them. Refusal INVALID_INPUT at `parentId`: nobody remixes
 * what they may not see.
 */
async function keepParent(
  resolved: ResolvedForm,
  actor: Viewer,
  creations: Pick<CreationStore, "find">,
): Promise<ResolvedForm> {
  const { parentId, recipe } = resolved;
  if (parentId === null) return resolved;
  const parent = await creations.find(parentId);
  if (!parent || !canSee(parent, actor)) {
    throw new InvalidInput([{ path: "parentId", said: { code: "remix.noParent", params: {} } }]);
  }
  return stemsFrom(recipe.prompt, parent.prompt) ? resolved : { ...resolved, parentId: null };
}
