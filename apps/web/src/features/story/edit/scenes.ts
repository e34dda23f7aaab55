import type { Board, BoardScene } from "@kinora/contracts/story/board";
import { SCENES_MAX } from "@kinora/contracts/story/story-limits";

/** The picture description of a new scene until its author changes it. */
const NEW_VISUAL = "A quiet wide view of the place";

export function sceneOf(board: Board, id: string | null): BoardScene | null {
  return board.scenes.find((scene) => scene.id === id) ?? null;
}

/** Returns the board with one scene changed. A locked scene can only be unlocked. */
export function changeScene(board: Board, id: string, change: Partial<BoardScene>): Board {
  return {
    ...board,
    scenes: board.scenes.map((scene) => {
      if (scene.id !== id) return scene;
      if (scene.locked) return change.locked === false ? { ...scene, locked: false } : scene;
      return { ...scene, ...change, id };
    }),
  };
}

/** Moves a scene to a position in the filmstrip, clamped to its ends. */
export function moveScene(board: Board, id: string, to: number): Board {
  const from = board.scenes.findIndex((scene) => scene.id === id);
  const at = Math.max(0, Math.min(board.scenes.length - 1, to));
  const scene = board.scenes[from];
  if (!scene || at === from) return board;
  const others = board.scenes.filter((one) => one !== scene);
  return { ...board, scenes: others.toSpliced(at, 0, scene) };
}

/** Inserts an empty scene before position `at`; returns the same board when it is full. */
export function addScene(board: Board, at: number, id: string, seed: number): Board {
  if (board.scenes.length >= SCENES_MAX) return board;
  const scene: BoardScene = {
    id,
    narration: "",
    caption: null,
    visual: NEW_VISUAL,
    cast: [],
    speaker: null,
    seconds: null,
    takes: [{ id: "t1", seed }],
    takeId: "t1",
    locked: false,
  };
  return { ...board, scenes: board.scenes.toSpliced(at, 0, scene) };
}

/** Inserts an unlocked copy of a scene after it; returns the same board when it is full. */
export function duplicateScene(board: Board, id: string, newId: string): Board {
  const at = board.scenes.findIndex((scene) => scene.id === id);
  const scene = board.scenes[at];
  if (!scene || board.scenes.length >= SCENES_MAX) return board;
  const copy = { ...scene, id: newId, locked: false };
  return { ...board, scenes: board.scenes.toSpliced(at + 1, 0, copy) };
}

/** Removes a scene, unless it is locked or the only one. */
export function deleteScene(board: Board, id: string): Board {
  if (board.scenes.length <= 1) return board;
  return {
    ...board,
    scenes: board.scenes.filter((scene) => scene.id !== id || scene.locked),
  };
}
