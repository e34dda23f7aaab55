import { isMoment, isRecord, isText, readStored, writeStored } from "./stored-value.ts";

const KEY = "pressed";
/** About as long as a sign-in takes; later, nobody expects the action any more. */
const HOLDS_MS = 10 * 60_000;

/**
 * An action a visitor pressed that requires an account, with the work or shared storyboard it
 * concerns.
 */
export interface Pressed {
  readonly act: "like" | "report" | "copy";
  readonly id: string;
  /** What is reported, unless it is a work. */
  readonly noun?: "creation" | "person" | "board" | "comment" | "collection";
}

interface Kept extends Pressed {
  readonly path: string;
  readonly at: string;
  /** Idempotency key: the copy is ordered once, however often the answer is lost. */
  readonly key: string;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  ["like", "report", "copy"].some((act) => act === value.act) &&
  [value.id, value.path, value.key].every(isText) &&
  isMoment(value.at);

/** Keeps a press in this tab while the visitor signs in; null when they left without one. */
export function keepPressed(pressed: Pressed | null, path: string): void {
  const at = new Date().toISOString();
  const kept = pressed && { ...pressed, path, at, key: crypto.randomUUID() };
  writeStored(KEY, kept, "for-the-tab");
}

/** Returns the press with which the visitor just left this page: once, and only here. */
export function takePressed(): Kept | null {
  const kept = readStored(KEY, isKept, "for-the-tab");
  if (!kept) return null;
  writeStored(KEY, null, "for-the-tab");
  const isHere = kept.path === `${location.pathname}${location.search}`;
  return isHere && Date.now() - Date.parse(kept.at) < HOLDS_MS ? kept : null;
}
