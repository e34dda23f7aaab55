import { type Board, board as boardSchema } from "@kinora/contracts/story/board";
import { refusalOf } from "../../../store/api-error.ts";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { isRecord } from "../../../store/stored-value.ts";
import type { BoardSaver } from "./board-saver.ts";

/** An edited board and the version it is based on. */
export interface UnsentBoard {
  readonly board: Board;
  readonly version: number;
}

const nameOf = (id: string) => `board ${id}`;

/** Returns edits from this tab that could not be saved before a sign-out or a lost connection. */
export function unsentBoard(id: string, uid: string | null): UnsentBoard | null {
  const kept = keptFor(nameOf(id), uid, isRecord);
  const read = boardSchema.safeParse(kept?.board);
  return read.success && typeof kept?.version === "number"
    ? { board: read.data, version: kept.version }
    : null;
}

/** Keeps unsaved edits until the server has accepted or rejected them. */
export function keepUnsent(saver: BoardSaver, id: string, who: () => string | null): void {
  saver.subscribe(() => {
    const uid = who();
    if (uid === null) return;
    const { phase, board, version, error } = saver.state();
    const isWaiting = phase === "unsaved" || phase === "saving" || phase === "conflict";
    const isUnsent = isWaiting || (phase === "failed" && refusalOf(error) === null);
    keepFor(nameOf(id), uid, isUnsent ? { board, version } : null);
  });
}
