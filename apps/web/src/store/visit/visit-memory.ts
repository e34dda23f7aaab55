import { isRecord, readStored, writeStored } from "../stored-value.ts";

/** A list as somebody left it at one entry of the tab's history. */
export interface Visit {
  /** So many items were there. */
  readonly count: number;
  /** Of the room the list has, px. */
  readonly height: number;
  /** How far the page was scrolled, px. */
  readonly scrolled: number;
  /** An item on the screen, and where its top was in the window. */
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

/** How the list was left at this entry of the history; null: it was never here. */
export function visitAt(entry: string): Visit | null {
  return readAll().find(([key]) => key === entry)?.[1] ?? null;
}

/** Keeps how the list is left; the oldest visits are forgotten. */
export function keepVisit(entry: string, visit: Visit): void {
  const others = readAll().filter(([key]) => key !== entry);
  writeStored(KEY, [...others, [entry, visit]].slice(-MOST_KEPT), "for-the-tab");
}
