import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";
import type { Place } from "./feed-memory.ts";

/** A feed as somebody left it at one entry of the tab's history. */
export interface Visit {
  /** Which state of the feed was shown. */
  readonly asOf: string | null;
  /** Width over height of each item that was there: the skeleton stands as the wall stood. */
  readonly shapes: readonly number[];
  /** Of the room the wall has, px. */
  readonly height: number;
  /** An item on the screen, and where its top was in the window. */
  readonly anchor: { readonly id: string; readonly top: number } | null;
  /** What "Continue where you were" offered. */
  readonly offer: Place | null;
  /** It was taken up. */
  readonly continued: boolean;
}

const KEY = "feedVisits";
const MOST_KEPT = 20;

function isVisit(value: unknown): value is Visit {
  return (
    isRecord(value) &&
    (value.asOf === null || typeof value.asOf === "string") &&
    Array.isArray(value.shapes) &&
    value.shapes.every((shape) => typeof shape === "number" && shape > 0) &&
    typeof value.height === "number" &&
    (value.anchor === null || (isRecord(value.anchor) && typeof value.anchor.top === "number")) &&
    (value.offer === null || (isRecord(value.offer) && typeof value.offer.asOf === "string"))
  );
}

type Entries = readonly (readonly [key: string, visit: Visit])[];

const isEntries = (value: unknown): value is Entries =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && entry.length === 2 && isVisit(entry[1]));

const readAll = () => readStored(KEY, isEntries, "for-the-tab") ?? [];

/** How the feed was left at this entry of the history; null: it was never here. */
export function visitAt(entry: string): Visit | null {
  return readAll().find(([key]) => key === entry)?.[1] ?? null;
}

/** Keeps how the feed is left; the oldest visits are forgotten. */
export function keepVisit(entry: string, visit: Visit): void {
  const others = readAll().filter(([key]) => key !== entry);
  writeStored(KEY, [...others, [entry, visit]].slice(-MOST_KEPT), "for-the-tab");
}
