import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import type { Viewer } from "../account/viewer.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import type { Works } from "../prompt/resolve-order.ts";
import { InvalidInput } from "../refusal.ts";
import type { CreationStore } from "./creation-stores.ts";

/** Applies keepParent to each work. */
export async function keepParents(
  [first, ...others]: Works,
  actor: Viewer,
  creations: Pick<CreationStore, "findSeen">,
): Promise<Works> {
  const kept: [ResolvedForm, ...ResolvedForm[]] = [await keepParent(first, actor, creations)];
  for (const other of others) kept.push(await keepParent(other, actor, creations));
  return kept;
}

/**
 * Keeps the form's parent when its prompt derives from the parent's; otherwise clears it, so a work
 * is not credited as the inspiration of an unrelated one. Refusal INVALID_INPUT at `parentId` when
 * the person may not see the parent.
 */
async function keepParent(
  resolved: ResolvedForm,
  actor: Viewer,
  creations: Pick<CreationStore, "findSeen">,
): Promise<ResolvedForm> {
  const { parentId, recipe } = resolved;
  if (parentId === null) return resolved;
  const parent = await creations.findSeen(parentId, actor);
  if (!parent) {
    throw new InvalidInput([{ path: "parentId", said: { code: "remix.noParent", params: {} } }]);
  }
  return stemsFrom(recipe.prompt, parent.prompt) ? resolved : { ...resolved, parentId: null };
}
