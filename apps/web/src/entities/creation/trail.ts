import { useSyncExternalStore } from "react";

/** A list of works as a page shows it; the part the item page needs survives a reload. */
export interface Trail {
  /** The key of the wall that shows the list. */
  readonly key: string;
  /** The name shown to users: "Trending", "Your work". */
  readonly label: string;
  readonly ids: readonly string[];
  /** Loads the next page; null when everything is loaded. */
  readonly onMore: (() => void) | null;
}

const STORED = "trail";
/** Maximum number of works kept across a reload; nobody steps further by pressing. */
const KEPT = 500;

let followed: Trail | null = null;
let isRead = false;
const listeners = new Set<() => void>();

function current(): Trail | null {
  if (isRead) return followed;
  isRead = true;
  followed = readKept();
  return followed;
}

function set(next: Trail): void {
  isRead = true;
  followed = next;
  try {
    const { label, ids } = next;
    sessionStorage.setItem(STORED, JSON.stringify({ label, ids: ids.slice(0, KEPT) }));
  } catch {
    // Storage blocked or full: a reloaded item page then has no list.
  }
  for (const changed of listeners) changed();
}

function readKept(): Trail | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? "null");
    if (typeof kept !== "object" || kept === null || !("label" in kept) || !("ids" in kept)) {
      return null;
    }
    const { label, ids } = kept;
    if (typeof label !== "string" || !Array.isArray(ids)) return null;
    return {
      key: "",
      label,
      ids: ids.filter((id) => typeof id === "string"),
      onMore: null,
    };
  } catch {
    return null;
  }
}

/** Called when an item is opened: previous and next follow this list from then on. */
export function followTrail(trail: Trail): void {
  set(trail);
}

/** Updates the followed list when its wall loads more works or changes. */
export function growTrail(trail: Trail): void {
  if (current()?.key === trail.key) set(trail);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The list the item was opened from; null when it was opened by a link. */
export function useFollowed(): Trail | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
