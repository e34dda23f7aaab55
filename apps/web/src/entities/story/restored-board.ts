import { type Board, board as boardSchema } from "@kinora/contracts/story/board";
import { useSyncExternalStore } from "react";
import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "restoredBoard";
const CHANGED = "kinora:restored-board";

let known: { readonly board: Board | null } | undefined;

function read(): Board | null {
  if (known === undefined) {
    const kept = boardSchema.safeParse(readStored(KEY, isRecord));
    known = { board: kept.success ? kept.data : null };
  }
  return known.board;
}

/**
 * Stores the storyboard that a file carried until a story is started with it, across reloads and
 * sign-in. Null removes it.
 */
export function keepRestoredBoard(board: Board | null): void {
  known = { board };
  writeStored(KEY, board ?? {});
  dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** The storyboard of a file dropped on the composer; null when there is none. */
export function useRestoredBoard(): Board | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
