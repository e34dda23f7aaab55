import type { Board } from "@kinora/contracts/story/board";
import { TAKES_MAX } from "@kinora/contracts/story/story-limits";
import { changeScene, sceneOf } from "./scenes.ts";

/** Another drawing of a scene, chosen at once; the board itself when there are enough. */
export function addTake(board: Board, sceneId: string, seed: number): Board {
  const scene = sceneOf(board, sceneId);
  if (!scene || scene.takes.length >= TAKES_MAX) return board;
  const taken = new Set(scene.takes.map((take) => take.id));
  let number = scene.takes.length + 1;
  while (taken.has(`t${number}`)) number += 1;
  const id = `t${number}`;
  return changeScene(board, sceneId, { takes: [...scene.takes, { id, seed }], takeId: id });
}

/** Chooses one of the drawings there are. */
export function chooseTake(board: Board, sceneId: string, takeId: string): Board {
  const known = sceneOf(board, sceneId)?.takes.some((take) => take.id === takeId) ?? false;
  return known ? changeScene(board, sceneId, { takeId }) : board;
}

/** Without a drawing; the last one stays. When it was the chosen one, the newest of the others is. */
export function removeTake(board: Board, sceneId: string, takeId: string): Board {
  const scene = sceneOf(board, sceneId);
  const takes = scene?.takes.filter((take) => take.id !== takeId) ?? [];
  const newest = takes.at(-1);
  if (!scene || !newest) return board;
  const chosen = scene.takeId === takeId ? newest.id : scene.takeId;
  return changeScene(board, sceneId, { takes, takeId: chosen });
}
