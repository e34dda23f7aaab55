import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { SceneView, Story } from "@kinora/contracts/story/story";
import { createContext, use } from "react";
import type { SavePhase } from "../save/board-saver.ts";

/** Everything the parts of a storyboard share. */
export interface Editor {
  /** As the server last told it. */
  readonly story: Story;
  /** As it is edited here. */
  readonly board: Board;
  readonly phase: SavePhase;
  readonly saveError: unknown;
  /** Something is being made of it: it can be edited, but nothing more can be ordered. */
  readonly working: boolean;
  readonly scene: BoardScene;
  /** Gems that can be spent; null while unknown. */
  readonly available: number | null;
  readonly choose: (sceneId: string) => void;
  readonly viewOf: (sceneId: string) => SceneView | null;
  readonly edit: (change: (board: Board) => Board) => void;
  readonly flush: () => Promise<boolean>;
  /** The last answer of the server, perhaps not on the page yet. */
  readonly newest: () => Story;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly step: (step: "undoBoard" | "redoBoard") => void;
  /** Starts work after everything is saved; `shown` is the price on the button. */
  readonly work: (order: WorkOrder) => void;
  /** Draws a scene once more, with another seed. */
  readonly anotherTake: (sceneId: string) => void;
  /** Gems a step costs that was pressed without them; null: none was. */
  readonly short: number | null;
  readonly forgetShort: () => void;
  /** The story's sequence once the preview of the whole was ordered in this window; null: it was not. */
  readonly filmOrderedAt: number | null;
  /** Something is being ordered: buttons wait. */
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
