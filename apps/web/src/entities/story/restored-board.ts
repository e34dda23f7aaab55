import { type Board, board as boardSchema } from "@kinora/contracts/story/board";
import { useEffect, useSyncExternalStore } from "react";
import { useAppSelector } from "../../store/store.ts";
import { isRecord, readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "restoredBoard";
const CHANGED = "kinora:restored-board";

interface RestoredBoard {
  readonly board: Board;
  /** The user it belongs to; null when it was dropped before a sign-in. */
  readonly uid: string | null;
}

let known: { readonly kept: RestoredBoard | null } | undefined;

function read(): RestoredBoard | null {
  known ??= { kept: parse(readStored(KEY, isRecord)) };
  return known.kept;
}

function parse(stored: Readonly<Record<string, unknown>> | null): RestoredBoard | null {
  const { success, data } = boardSchema.safeParse(stored?.board);
  return success ? { board: data, uid: typeof stored?.uid === "string" ? stored.uid : null } : null;
}

function keep(kept: RestoredBoard | null): void {
  known = { kept };
  writeStored(KEY, kept ?? {});
  dispatchEvent(new Event(CHANGED));
}

/**
 * Stores the storyboard that a file carried until a story is started with it, across reloads and
 * sign-in, for this user only.
 */
export const keepRestoredBoard = (board: Board, uid: string | null): void => keep({ board, uid });

/** Removes the stored storyboard. */
export const forgetRestoredBoard = (): void => keep(null);

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/**
 * The storyboard of a file dropped on the composer; null when there is none or it belongs to someone
 * else. One dropped before a sign-in goes to whoever signs in.
 */
export function useRestoredBoard(): Board | null {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const kept = useSyncExternalStore(subscribe, read, () => null);
  useEffect(() => {
    if (kept?.uid === null && uid !== null) keep({ ...kept, uid });
  }, [kept, uid]);
  return kept && (kept.uid === null || kept.uid === uid) ? kept.board : null;
}
