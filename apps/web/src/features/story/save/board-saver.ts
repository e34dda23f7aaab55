import type { Board } from "@kinora/contracts/story/board";
import type { Story } from "@kinora/contracts/story/story";
import { refusalOf } from "../../../store/api-error.ts";

/**
 * saved: the server has it · unsaved: waiting for further edits · saving: request in flight ·
 * failed: could not be sent, kept here · conflict: changed elsewhere in the meantime.
 */
export type SavePhase = "saved" | "unsaved" | "saving" | "failed" | "conflict";

export interface BoardState {
  readonly board: Board;
  /** The server's version the edit is based on. */
  readonly version: number;
  readonly phase: SavePhase;
  readonly error: unknown;
}

export interface BoardSaver {
  readonly state: () => BoardState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly edit: (change: (board: Board) => Board) => void;
  /** Sends unsaved changes now; resolves to true when the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Takes in a version of the story from the server, from any request. */
  readonly receive: (story: Story) => void;
  /** After a conflict: discard the local edits. */
  readonly takeTheirs: (story: Story) => void;
  /** After a conflict: overwrite the server's version with the local edits. */
  readonly keepMine: (story: Story) => Promise<boolean>;
}

export interface SaverOptions {
  readonly board: Board;
  readonly version: number;
  readonly send: (version: number, board: Board) => Promise<Story>;
  /** Debounce time before a change is sent, ms. */
  readonly quiet: number;
}

/**
 * Keeps a locally edited board in sync with the server: debounced, and never overwriting others'
 * changes.
 */
export function makeBoardSaver({ board, version, send, quiet }: SaverOptions): BoardSaver {
  let state: BoardState = { board, version, phase: "saved", error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | null = null;
  const readers = new Set<() => void>();
  const set = (change: Partial<BoardState>) => {
    state = { ...state, ...change };
    for (const read of readers) read();
  };

  const save = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (sending) {
      await sending;
      return save();
    }
    if (state.phase === "saved") return true;
    if (state.phase === "conflict") return false;
    sending = sendNow();
    const done = await sending;
    sending = null;
    return done && state.phase === "unsaved" ? save() : done;
  };

  const sendNow = async (): Promise<boolean> => {
    const sent = state.board;
    set({ phase: "saving", error: null });
    try {
      const story = await send(state.version, sent);
      const untouched = state.board === sent;
      set({
        version: story.version,
        board: untouched ? (story.board ?? sent) : state.board,
        phase: untouched ? "saved" : "unsaved",
      });
      return true;
    } catch (error) {
      set({ phase: phaseAfter(error), error });
      return false;
    }
  };

  const adopt = ({ board: theirs, version: newer }: Story) => {
    if (theirs) set({ board: theirs, version: newer, phase: "saved", error: null });
  };

  return {
    state: () => state,
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    edit: (change) => {
      const next = change(state.board);
      if (next === state.board) return;
      set({ board: next, ...(state.phase === "conflict" ? {} : { phase: "unsaved" }) });
      clearTimeout(timer);
      timer = setTimeout(() => void save(), quiet);
    },
    flush: save,
    receive: (story) => {
      // While a request is in flight, its answer decides; older versions are ignored.
      if (sending || story.version < state.version) return;
      if (state.phase === "saved") adopt(story);
      else if (story.version > state.version) set({ phase: "conflict" });
    },
    takeTheirs: (story) => {
      clearTimeout(timer);
      adopt(story);
    },
    keepMine: (story) => {
      set({ version: story.version, phase: "unsaved", error: null });
      return save();
    },
  };
}

const phaseAfter = (error: unknown): SavePhase =>
  refusalOf(error)?.code === "STORY_CHANGED" ? "conflict" : "failed";
