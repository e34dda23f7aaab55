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
 * Keeps the storyboard that a file carried until a story is begun with it, through reloads and sign-in; null
 * forgets it.
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

/** The storyboard of a file that was dropped on the composer; null: there is none. */
export function useRestoredBoard(): Board | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
