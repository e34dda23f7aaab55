import type { Board, CastEntry } from "@kinora/contracts/story/board";
import { CAST_MAX } from "@kinora/contracts/story/story-limits";
import { changeScene, sceneOf } from "./scenes.ts";

/** Returns the numbers of the scenes an entry appears or speaks in, starting at 1. */
export function scenesWith(board: Board, castId: string): readonly number[] {
  return board.scenes.flatMap(({ cast, speaker }, index) =>
    cast.includes(castId) || speaker === castId ? [index + 1] : [],
  );
}

/** True when the entry is in a locked scene and therefore cannot be removed from the story. */
export function isHeldByLock(board: Board, castId: string): boolean {
  return board.scenes.some(
    ({ locked, cast, speaker }) => locked && (cast.includes(castId) || speaker === castId),
  );
}

/** Adds an entry at the end of the cast sheet; returns the same board when it is full. */
export function addCast(board: Board, entry: CastEntry): Board {
  return board.cast.length >= CAST_MAX ? board : { ...board, cast: [...board.cast, entry] };
}

/** Changes an entry. An entry that is no character has no voice and does not speak. */
export function changeCast(board: Board, id: string, change: Partial<CastEntry>): Board {
  const cast = board.cast.map((entry) => {
    if (entry.id !== id) return entry;
    const next = { ...entry, ...change, id };
    return next.kind === "character" ? next : { ...next, voice: null };
  });
  const speaks = cast.some((entry) => entry.id === id && entry.kind === "character");
  const scenes = speaks
    ? board.scenes
    : board.scenes.map((scene) =>
        scene.speaker === id && !scene.locked ? { ...scene, speaker: null } : scene,
      );
  return { ...board, cast, scenes };
}

/**
 * Removes an entry from the sheet and from every scene; returns the same board when a locked scene
 * contains it.
 */
export function removeCast(board: Board, id: string): Board {
  if (isHeldByLock(board, id)) return board;
  return {
    ...board,
    cast: board.cast.filter((entry) => entry.id !== id),
    scenes: board.scenes.map((scene) =>
      scene.cast.includes(id) || scene.speaker === id
        ? {
            ...scene,
            cast: scene.cast.filter((one) => one !== id),
            speaker: scene.speaker === id ? null : scene.speaker,
          }
        : scene,
    ),
  };
}

/** Adds an entry to a scene, or removes it. */
export function toggleInScene(board: Board, sceneId: string, castId: string): Board {
  const scene = sceneOf(board, sceneId);
  if (!scene || !board.cast.some((entry) => entry.id === castId)) return board;
  const cast = scene.cast.includes(castId)
    ? scene.cast.filter((one) => one !== castId)
    : [...scene.cast, castId];
  return changeScene(board, sceneId, { cast });
}
