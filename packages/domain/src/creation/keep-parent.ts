import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import type { Viewer } from "../account/viewer.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import type { Works } from "../prompt/resolve-order.ts";
import { InvalidInput, Refusal } from "../refusal.ts";
import type { CreationStore } from "./creation-stores.ts";
import { isInFeed } from "./creation-visibility.ts";
import { type RemixStandings, remixingOf } from "./remix-standing.ts";

export interface ParentStores {
  readonly creations: Pick<CreationStore, "findSeen">;
  readonly remixes: RemixStandings;
}

/** Applies keepParent to each work. */
export async function keepParents(
  [first, ...others]: Works,
  actor: Viewer,
  stores: ParentStores,
): Promise<Works> {
  const kept: [ResolvedForm, ...ResolvedForm[]] = [await keepParent(first, actor, stores)];
  for (const other of others) kept.push(await keepParent(other, actor, stores));
  return kept;
}

/**
 * Keeps the form's parent when its prompt derives from the parent's; otherwise clears it, so a work
 * is not credited as the inspiration of an unrelated one. The recipe names a parent in the feed, so
 * that the file says what it was made from. Refusal INVALID_INPUT at `parentId` when the person may
 * not see the parent, REMIX_CLOSED when its author doesn't let them remix it.
 */
async function keepParent(
  resolved: ResolvedForm,
  actor: Viewer,
  { creations, remixes }: ParentStores,
): Promise<ResolvedForm> {
  const { parentId } = resolved;
  const { remix_of: _, ...recipe } = resolved.recipe;
  if (parentId === null) return { ...resolved, recipe };
  const parent = await creations.findSeen(parentId, actor);
  const standing = parent && (await remixes.standing(parentId, actor.id));
  if (!parent || !standing) {
    throw new InvalidInput([{ path: "parentId", said: { code: "remix.noParent", params: {} } }]);
  }
  if (!stemsFrom(recipe.prompt, parent.prompt)) return { ...resolved, recipe, parentId: null };
  if (remixingOf(standing) !== "open") throw new Refusal("REMIX_CLOSED");
  return isInFeed(parent)
    ? { ...resolved, recipe: { ...recipe, remix_of: parentId } }
    : { ...resolved, recipe };
}
