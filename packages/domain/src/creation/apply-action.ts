import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import { Refusal } from "../refusal.ts";
import type { CreationState } from "./creation.ts";
import type { Capacity } from "./creation-policy.ts";
import { type Trigger, transition } from "./creation-state.ts";

/**
 * Returns the change that an action makes; empty when it is already in effect. Refusal
 * ACTION_IMPOSSIBLE.
 */
export function applyAction(
  creation: CreationState,
  action: ItemAction,
  capacity: Capacity,
  now: Date,
): Partial<CreationState> {
  switch (action) {
    case "hide":
    case "unhidden":
      return hide(creation, action, capacity);
    case "private":
      refuseDeleted(creation, action);
      return creation.private ? {} : { private: true, inFeed: false };
    case "public":
      refuseDeleted(creation, action);
      return creation.private ? { private: false } : {};
    case "addToFeed":
      return addToFeed(creation, capacity, now);
    case "removeFromFeed":
      refuseDeleted(creation, action);
      return creation.inFeed ? { inFeed: false } : {};
    case "approve":
      return move(creation, action, "approved");
    case "delete":
      return {
        ...toTrash(creation, action, "deleted", now),
        // Its owner may restore it from the trash, but not make it visible to others again.
        ...(capacity === "staff" ? { moderatorHidden: true } : {}),
      };
    case "cancel":
      return { ...toTrash(creation, action, "cancelled", now), statusBeforeDeletion: "failed" };
    case "retry":
      return move(creation, action, "retried");
    case "restore":
      return {
        ...move(creation, action, "restored"),
        statusBeforeDeletion: null,
        deletedAt: null,
      };
    case "purge":
      move(creation, action, "purged");
      return { purgedAt: now };
    case "rateMature":
      return rateMature(creation, capacity);
    case "rateGeneral":
      return rateGeneral(creation, capacity);
  }
}

/**
 * Owners unlist and moderators hide. A work that leaves the feed does not return to it
 * automatically.
 */
function hide(
  creation: CreationState,
  action: "hide" | "unhidden",
  capacity: Capacity,
): Partial<CreationState> {
  refuseDeleted(creation, action);
  const wanted = action === "hide";
  if (capacity === "staff") {
    return creation.moderatorHidden === wanted ? {} : { moderatorHidden: wanted };
  }
  if (creation.hidden === wanted) return {};
  return wanted ? { hidden: true, inFeed: false } : { hidden: false };
}

function rateMature(creation: CreationState, capacity: Capacity): Partial<CreationState> {
  refuseDeleted(creation, "rateMature");
  if (capacity === "owner") return creation.matureByAuthor ? {} : { matureByAuthor: true };
  return creation.matureByHouse === null ? { matureByHouse: "staff" } : {};
}

/** Everybody takes back their own word: authors never the service's, the staff never the author's. */
function rateGeneral(creation: CreationState, capacity: Capacity): Partial<CreationState> {
  refuseDeleted(creation, "rateGeneral");
  const { matureByAuthor, matureByHouse } = creation;
  if (capacity === "staff") return matureByHouse === null ? {} : { matureByHouse: null };
  if (matureByAuthor) return { matureByAuthor: false };
  if (matureByHouse !== null) throw impossible(creation, "rateGeneral", "rated by the service");
  return {};
}

function addToFeed(creation: CreationState, capacity: Capacity, now: Date): Partial<CreationState> {
  if (!isFinished(creation.status)) throw impossible(creation, "addToFeed");
  if (creation.private) throw impossible(creation, "addToFeed", "private");
  if (creation.hidden) throw impossible(creation, "addToFeed", "hidden");
  if (creation.moderatorHidden && capacity === "owner") {
    throw impossible(creation, "addToFeed", "hidden by a moderator");
  }
  if (creation.inFeed) return {};
  // Only the owner decides whether a work enters the feed for the first time.
  if (capacity === "staff" && creation.publishedAt === null) {
    throw impossible(creation, "addToFeed", "never in the feed");
  }
  // What is or was in the feed is never `scheduled`, whatever posts of it are to come.
  const shown = creation.status === null ? {} : move(creation, "addToFeed", "unscheduled");
  return { ...shown, inFeed: true, publishedAt: creation.publishedAt ?? now };
}

function toTrash(
  creation: CreationState,
  action: ItemAction,
  trigger: Trigger,
  now: Date,
): Partial<CreationState> {
  return {
    ...move(creation, action, trigger),
    statusBeforeDeletion: creation.status,
    deletedAt: now,
  };
}

function move(
  creation: CreationState,
  action: ItemAction,
  trigger: Trigger,
): Partial<CreationState> {
  if (creation.purgedAt !== null) throw impossible(creation, action);
  const result = transition(creation.status, trigger, creation.statusBeforeDeletion);
  if (!result.possible) throw impossible(creation, action);
  return { status: result.status };
}

function refuseDeleted(creation: CreationState, action: ItemAction): void {
  if (creation.status === "deleted") throw impossible(creation, action);
}

function impossible(creation: CreationState, action: ItemAction, because?: string): Refusal {
  const details = { action, status: creation.status };
  return new Refusal("ACTION_IMPOSSIBLE", because ? { ...details, because } : details);
}

/** Returns whether the action would change anything at `now`. */
export function isPossible(
  creation: CreationState,
  action: ItemAction,
  capacity: Capacity,
  now: Date,
): boolean {
  try {
    return Object.keys(applyAction(creation, action, capacity, now)).length > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
