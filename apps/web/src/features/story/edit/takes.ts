import type { Board } from "@kinora/contracts/story/board";
import { TAKES_MAX } from "@kinora/contracts/story/story-limits";
import { changeScene, sceneOf } from "./scenes.ts";

/** Adds a take to a scene and selects it; returns the same board at the maximum. */
export function addTake(board: Board, sceneId: string, seed: number): Board {
  const scene = sceneOf(board, sceneId);
  if (!scene || scene.takes.length >= TAKES_MAX) return board;
  const taken = new Set(scene.takes.map((take) => take.id));
  let number = scene.takes.length + 1;
  while (taken.has(`t${number}`)) number += 1;
  const id = `t${number}`;
  return changeScene(board, sceneId, { takes: [...scene.takes, { id, seed }], takeId: id });
}

/** Selects one of the takes. */
export function chooseTake(board: Board, sceneId: string, takeId: string): Board {
  const known = sceneOf(board, sceneId)?.takes.some((take) => take.id === takeId) ?? false;
  return known ? changeScene(board, sceneId, { takeId }) : board;
}

/** Removes a take, unless it is the last one. If it was selected, the newest of the others is. */
export function removeTake(board: Board, sceneId: string, takeId: string): Board {
  const scene = sceneOf(board, sceneId);
  const takes = scene?.takes.filter((take) => take.id !== takeId) ?? [];
  const newest = takes.at(-1);
  if (!scene || !newest) return board;
  const chosen = scene.takeId === takeId ? newest.id : scene.takeId;
  return changeScene(board, sceneId, { takes, takeId: chosen });
}
