import { useSyncExternalStore } from "react";

/** A list of works as it stands on a page; what the item page needs of it outlives a reload. */
export interface Trail {
  /** Of the wall that shows it. */
  readonly key: string;
  /** Its name for people: "Trending", "Your work". */
  readonly label: string;
  readonly ids: readonly string[];
  /** Brings the next page; null when everything is here. */
  readonly onMore: (() => void) | null;
}

const STORED = "trail";
/** So many are remembered over a reload; nobody walks further by pressing. */
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
    // Blocked or full: a reloaded item page stands alone then.
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

/** Somebody opens an item here: next and previous go along this list from now on. */
export function followTrail(trail: Trail): void {
  set(trail);
}

/** The wall somebody came from shows more, or other works. */
export function growTrail(trail: Trail): void {
  if (current()?.key === trail.key) set(trail);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The list somebody came from; null when they came by a link. */
export function useFollowed(): Trail | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
