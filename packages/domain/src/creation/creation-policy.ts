import type { PersonRole } from "@kinora/contracts/access/roles";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { Viewer } from "../account/viewer.ts";

const OWNER_ACTIONS: readonly ItemAction[] = [
  "hide",
  "unhidden",
  "private",
  "public",
  "delete",
  "addToFeed",
  "removeFromFeed",
  "cancel",
  "retry",
  "restore",
  "purge",
  "rateMature",
  "rateGeneral",
];
const MODERATOR_ACTIONS: readonly ItemAction[] = [
  "hide",
  "unhidden",
  "addToFeed",
  "removeFromFeed",
  "approve",
  "rateMature",
  "rateGeneral",
];
const ADMIN_ACTIONS: readonly ItemAction[] = [...MODERATOR_ACTIONS, "delete"];

const STAFF_ACTIONS: Record<PersonRole, readonly ItemAction[]> = {
  user: [],
  moderator: MODERATOR_ACTIONS,
  admin: ADMIN_ACTIONS,
  owner: ADMIN_ACTIONS,
};

/** The capacity in which a person acts on a creation. Nobody acts on their own items as staff. */
export type Capacity = "owner" | "staff";
export function capacityOf(creation: { readonly userId: string }, actor: Viewer): Capacity {
  return creation.userId === actor.id ? "owner" : "staff";
}

/** Returns the actions that a person may perform on this creation in any of its states. */
export function permittedActions(
  creation: { readonly userId: string },
  actor: Viewer,
): readonly ItemAction[] {
  return capacityOf(creation, actor) === "owner" ? OWNER_ACTIONS : STAFF_ACTIONS[actor.role];
}
