import { isRecord, readStored, writeStored } from "../stored-value.ts";

/** A list as the user left it at one history entry of the tab. */
export interface Visit {
  /** Number of items shown. */
  readonly count: number;
  /** Height of the list's container, px. */
  readonly height: number;
  /** Scroll position of the page, px. */
  readonly scrolled: number;
  /** A visible item and its top in the viewport. */
  readonly anchor: { readonly id: string; readonly top: number } | null;
}

const KEY = "visits";
const MOST_KEPT = 20;

export function isVisit(value: unknown): value is Visit {
  return (
    isRecord(value) &&
    [value.count, value.height, value.scrolled].every((size) => typeof size === "number") &&
    (value.anchor === null || (isRecord(value.anchor) && typeof value.anchor.top === "number"))
  );
}

type Entries = readonly (readonly [key: string, visit: Visit])[];

const isEntries = (value: unknown): value is Entries =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && entry.length === 2 && isVisit(entry[1]));

const readAll = () => readStored(KEY, isEntries, "for-the-tab") ?? [];

/** Returns how the list was left at this history entry; null when it was not visited. */
export function visitAt(entry: string): Visit | null {
  return readAll().find(([key]) => key === entry)?.[1] ?? null;
}

/** Stores how the list is left, dropping the oldest visits. */
export function keepVisit(entry: string, visit: Visit): void {
  const others = readAll().filter(([key]) => key !== entry);
  writeStored(KEY, [...others, [entry, visit]].slice(-MOST_KEPT), "for-the-tab");
}
