import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { Viewer } from "../account/viewer.ts";
import { isPossible } from "./apply-action.ts";
import type { CreationState } from "./creation.ts";
import { capacityOf, permittedActions } from "./creation-policy.ts";

/**
 * Returns the actions that the viewer can perform on a creation now, for its menu. What a service
 * refused under its rules it would refuse again, and refusals are counted.
 */
export function availableActions(
  creation: CreationState & { readonly userId: string; readonly failureClass: FailureClass | null },
  viewer: Viewer | null,
  now: Date,
): ItemAction[] {
  if (viewer === null) return [];
  const capacity = capacityOf(creation, viewer);
  return permittedActions(creation, viewer).filter(
    (action) =>
      isPossible(creation, action, capacity, now) &&
      !(action === "retry" && creation.failureClass === "policy"),
  );
}
