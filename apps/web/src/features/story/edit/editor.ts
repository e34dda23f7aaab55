import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { SceneView, Story } from "@kinora/contracts/story/story";
import { createContext, use } from "react";
import type { SavePhase } from "../save/board-saver.ts";

/** The state and actions that all parts of a storyboard share. */
export interface Editor {
  /** The server's latest version on the page. */
  readonly story: Story;
  /** The board as edited here. */
  readonly board: Board;
  readonly phase: SavePhase;
  readonly saveError: unknown;
  /** True while something is being made: the board can be edited, but nothing more ordered. */
  readonly working: boolean;
  readonly scene: BoardScene;
  /** Gems that can be spent; null while unknown. */
  readonly available: number | null;
  readonly choose: (sceneId: string) => void;
  readonly viewOf: (sceneId: string) => SceneView | null;
  readonly edit: (change: (board: Board) => Board) => void;
  readonly flush: () => Promise<boolean>;
  /** Returns the server's latest answer, which may not be rendered yet. */
  readonly newest: () => Story;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly step: (step: "undoBoard" | "redoBoard") => void;
  /** Starts work after everything is saved; `shown` is the price on the button. */
  readonly work: (order: WorkOrder) => void;
  /** Orders another take of a scene, with another seed. */
  readonly anotherTake: (sceneId: string) => void;
  /** Gems of the step that was pressed without enough of them; null when none was. */
  readonly short: number | null;
  readonly forgetShort: () => void;
  /**
   * The story's sequence when the preview of the whole was ordered in this window; null when it was
   * not.
   */
  readonly filmOrderedAt: number | null;
  /** True while an order is being sent, which disables the buttons. */
  readonly ordering: boolean;
}

export interface WorkOrder {
  readonly kind: "update" | "preview";
  readonly shown: number;
  readonly scenes?: readonly string[];
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("There is no storyboard around this");
  return editor;
}
