import { Refusal } from "../refusal.ts";
import type { CreationStore } from "./creation-stores.ts";
import { canSee, type Viewer } from "./creation-visibility.ts";

/** A remix starts from what one may see. Refusal INVALID_INPUT at `parentId`. */
export async function refuseUnseenParent(
  parentId: string | null,
  actor: Viewer,
  creations: Pick<CreationStore, "find">,
): Promise<void> {
  if (parentId === null) return;
  const parent = await creations.find(parentId);
  if (parent && canSee(parent, actor)) return;
  const message = "There is no such creation to remix.";
  throw new Refusal("INVALID_INPUT", { fields: [{ path: "parentId", message }] });
}
