import type { Board, BoardScene } from "@kinora/contracts/story/board";
import { NARRATION_MAX, SCENE_SECONDS_MIN, SCENES_MAX } from "@kinora/contracts/story/story-limits";
import { t } from "@lingui/core/macro";

/**
 * Returns the offsets after each sentence but the last (UTF-16), by the rules of the text's script.
 */
export function sentenceEnds(text: string): readonly number[] {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  return sentences
    .slice(1)
    .map(({ index }) => index)
    .filter((at) => isSplit(text, at));
}

/** True when there are words on both sides. */
function isSplit(text: string, at: number): boolean {
  return text.slice(0, at).trim() !== "" && text.slice(at).trim() !== "";
}

/** Returns the start of a word nearest to an offset; null when the text cannot be split. */
export function nearestSplit(text: string, near: number): number | null {
  const starts = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index }) => index)
    .filter((at) => isSplit(text, at));
  return starts.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? null;
}

/**
 * Returns a sentence that explains why a scene cannot be split at the caret, or null when it can.
 */
export function whyNoSplit(board: Board, scene: BoardScene): string | null {
  if (scene.locked) return t`This scene is locked.`;
  if (board.scenes.length >= SCENES_MAX) return t`A story can have up to ${SCENES_MAX} scenes.`;
  if (nearestSplit(scene.narration, 0) === null) return t`Too few words to split.`;
  return null;
}

/**
 * Splits a scene at an offset of its narration (UTF-16; moved to the nearest start of a word). Both
 * halves keep picture, cast and speaker, so nothing has to be redrawn; a separate caption is split
 * at the same fraction of its length.
 */
export function splitScene(board: Board, id: string, at: number, newId: string): Board {
  const place = board.scenes.findIndex((scene) => scene.id === id);
  const scene = board.scenes[place];
  if (!scene || whyNoSplit(board, scene) !== null) return board;
  const cut = nearestSplit(scene.narration, at);
  if (cut === null) return board;
  const [narration, rest] = part(scene.narration, cut);
  const [caption, captionRest] = partCaption(scene.caption, cut / scene.narration.length);
  const seconds =
    scene.seconds === null ? null : Math.max(SCENE_SECONDS_MIN, Math.round(scene.seconds / 2));
  const first: BoardScene = { ...scene, narration, caption, seconds };
  const second: BoardScene = {
    ...scene,
    id: newId,
    narration: rest,
    caption: captionRest,
    seconds,
  };
  return { ...board, scenes: board.scenes.toSpliced(place, 1, first, second) };
}

function part(text: string, at: number): [string, string] {
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

function partCaption(caption: string | null, share: number): [string | null, string | null] {
  if (caption === null) return [null, null];
  const cut = nearestSplit(caption, caption.length * share);
  return cut === null ? [caption, ""] : part(caption, cut);
}

/** Returns why a scene cannot be merged with the next one; null when it can. */
export function whyNoMerge(board: Board, id: string): string | null {
  const at = board.scenes.findIndex((scene) => scene.id === id);
  const scene = board.scenes[at];
  const next = board.scenes[at + 1];
  if (!scene || !next) return t`There's no scene after it.`;
  if (scene.locked || next.locked) return t`One of the two is locked.`;
  if (joined(scene.narration, next.narration).length > NARRATION_MAX)
    return t`Together they would have more than ${NARRATION_MAX} characters.`;
  if ((mergedCaption(scene, next)?.length ?? 0) > NARRATION_MAX)
    return t`The captions would have more than ${NARRATION_MAX} characters together.`;
  return null;
}

/**
 * Appends the text of the next scene to a scene. Picture, cast and speaker are those of the first.
 */
export function mergeWithNext(board: Board, id: string): Board {
  const at = board.scenes.findIndex((scene) => scene.id === id);
  const scene = board.scenes[at];
  const next = board.scenes[at + 1];
  if (!scene || !next || whyNoMerge(board, id) !== null) return board;
  const merged: BoardScene = {
    ...scene,
    narration: joined(scene.narration, next.narration),
    caption: mergedCaption(scene, next),
  };
  return { ...board, scenes: board.scenes.toSpliced(at, 2, merged) };
}

function joined(first: string, second: string): string {
  return [first.trim(), second.trim()].filter((text) => text !== "").join(" ");
}

function mergedCaption(scene: BoardScene, next: BoardScene): string | null {
  if (scene.caption === null && next.caption === null) return null;
  return joined(scene.caption ?? scene.narration, next.caption ?? next.narration);
}
