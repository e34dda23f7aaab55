import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import { canonical } from "../canonical.ts";
import { Refusal } from "../refusal.ts";

/**
 * Does a board fit together?
 *
 * @param isVoice is there a voice of this key?
 * @throws Refusal BOARD_INVALID with the place and a sentence
 */
export function checkBoard(board: Board, isVoice: (key: string) => boolean): void {
  const { cast, scenes, settings } = board;
  refuseTwins(cast, "cast");
  refuseTwins(scenes, "scenes");
  if (!isVoice(settings.voice)) throw invalid("settings.voice", "There is no such voice here.");
  for (const [index, { voice, kind }] of cast.entries()) {
    if (voice === null) continue;
    if (kind !== "character") {
      throw invalid(`cast.${index}.voice`, "Only characters have a voice.");
    }
    if (!isVoice(voice)) throw invalid(`cast.${index}.voice`, "There is no such voice here.");
  }
  for (const [index, scene] of scenes.entries()) checkScene(scene, `scenes.${index}`, board);
}

function checkScene(scene: BoardScene, path: string, { cast }: Board): void {
  const { takes, takeId, speaker } = scene;
  refuseTwins(takes, `${path}.takes`);
  if (!takes.some(({ id }) => id === takeId)) {
    throw invalid(`${path}.takeId`, "The chosen take is none of the scene's.");
  }
  if (new Set(scene.cast).size < scene.cast.length) {
    throw invalid(`${path}.cast`, "Somebody is named twice.");
  }
  for (const id of scene.cast) {
    if (!cast.some((entry) => entry.id === id)) {
      throw invalid(`${path}.cast`, "Somebody is not on the cast sheet.");
    }
  }
  if (speaker === null) return;
  if (cast.find(({ id }) => id === speaker)?.kind !== "character") {
    throw invalid(`${path}.speaker`, "The speaker is no character of the cast sheet.");
  }
}

function refuseTwins(things: readonly { readonly id: string }[], path: string): void {
  const ids = new Set(things.map(({ id }) => id));
  if (ids.size < things.length) throw invalid(path, "Two of these have the same id.");
}

const invalid = (path: string, message: string) => new Refusal("BOARD_INVALID", { path, message });

/** A locked scene may be unlocked and moved, nothing else. Refusal SCENE_LOCKED. */
export function refuseLockedChanges(before: Board, after: Board): void {
  for (const scene of before.scenes) {
    if (!scene.locked) continue;
    const now = after.scenes.find(({ id }) => id === scene.id);
    const same = now && canonical({ ...now, locked: true }) === canonical(scene);
    if (!same) throw new Refusal("SCENE_LOCKED", { scene: scene.id });
  }
}

/**
 * What locked scenes depend on, as it was when they were locked.
 *
 * @param keysOf keys of what a scene of the board before has: its picture, its narration
 */
export function keepLocked(
  { board: before, kept }: { readonly board: Board; readonly kept: KeptScenes },
  after: Board,
  keysOf: (sceneId: string) => {
    readonly picture: string | null;
    readonly narration: string | null;
  },
): KeptScenes {
  const locked = after.scenes.filter((scene) => scene.locked);
  return Object.fromEntries(
    locked.map(({ id }) => {
      // What the same save changes around it is for the others.
      const { settings, cast } = before.scenes.some((scene) => scene.id === id) ? before : after;
      return [id, kept[id] ?? { settings, cast, ...keysOf(id) }];
    }),
  );
}
