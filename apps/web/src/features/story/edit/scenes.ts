import type { Board, BoardScene } from "@kinora/contracts/story/board";
import { SCENES_MAX } from "@kinora/contracts/story/story-limits";

/** What a scene that was just added shows until its person says what it should. */
const NEW_VISUAL = "A quiet wide view of the place";

export function sceneOf(board: Board, id: string | null): BoardScene | null {
  return board.scenes.find((scene) => scene.id === id) ?? null;
}

/**
 * The board with one scene changed. A locked scene stays as it is, except that it can be unlocked.
 */
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

/** Puts a scene at a place of the filmstrip; places beyond the ends are the ends. */
export function moveScene(board: Board, id: string, to: number): Board {
  const from = board.scenes.findIndex((scene) => scene.id === id);
  const at = Math.max(0, Math.min(board.scenes.length - 1, to));
  const scene = board.scenes[from];
  if (!scene || at === from) return board;
  const others = board.scenes.filter((one) => one !== scene);
  return { ...board, scenes: others.toSpliced(at, 0, scene) };
}

/** An empty scene before place `at`; the board itself when it is full. */
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

/** The same scene once more, after itself and unlocked; the board itself when it is full. */
export function duplicateScene(board: Board, id: string, newId: string): Board {
  const at = board.scenes.findIndex((scene) => scene.id === id);
  const scene = board.scenes[at];
  if (!scene || board.scenes.length >= SCENES_MAX) return board;
  const copy = { ...scene, id: newId, locked: false };
  return { ...board, scenes: board.scenes.toSpliced(at + 1, 0, copy) };
}

/** Without a scene. The last one stays: a story has at least one; a locked one stays too. */
export function deleteScene(board: Board, id: string): Board {
  if (board.scenes.length <= 1) return board;
  return {
    ...board,
    scenes: board.scenes.filter((scene) => scene.id !== id || scene.locked),
  };
}
