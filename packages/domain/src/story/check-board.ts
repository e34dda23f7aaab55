import type { FieldSentenceCode } from "@kinora/contracts/field/field-messages";
import type { Board, BoardScene } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { canonical } from "../canonical.ts";
import { ownValue } from "../own-value.ts";
import { Refusal } from "../refusal.ts";

/** Checks for names on a board that are defined elsewhere. */
export interface KnownOnBoards {
  readonly isVoice: (key: string) => boolean;
  readonly isPictureModel: (key: string) => boolean;
  /** Whether a model films a picture for this many seconds. */
  readonly isFootageModel: (key: string, seconds: number) => boolean;
}

/**
 * Checks that a board is consistent.
 *
 * @throws Refusal BOARD_INVALID with the path
 */
export function checkBoard(board: Board, { isVoice, ...models }: KnownOnBoards): void {
  const { cast, scenes, settings } = board;
  refuseTwins(cast, "cast");
  refuseTwins(scenes, "scenes");
  if (!isVoice(settings.voice)) throw invalid("settings.voice", "board.noVoice");
  for (const [index, { voice, kind }] of cast.entries()) {
    if (voice === null) continue;
    if (kind !== "character") {
      throw invalid(`cast.${index}.voice`, "board.voiceOfThing");
    }
    if (!isVoice(voice)) throw invalid(`cast.${index}.voice`, "board.noVoice");
  }
  const isMaker = (key = PAINTER) => key === PAINTER || models.isPictureModel(key);
  if (!isMaker(settings.pictures)) throw invalid("settings.pictures", "board.noPictureModel");
  for (const [index, scene] of scenes.entries()) {
    checkScene(scene, `scenes.${index}`, board);
    if (!isMaker(scene.pictures)) throw invalid(`scenes.${index}.pictures`, "board.noPictureModel");
    const { footage } = scene;
    if (footage && !models.isFootageModel(footage.model, footage.seconds))
      throw invalid(`scenes.${index}.footage`, "board.noFootageModel");
  }
}

function checkScene(scene: BoardScene, path: string, { cast }: Board): void {
  const { takes, takeId, speaker } = scene;
  refuseTwins(takes, `${path}.takes`);
  if (!takes.some(({ id }) => id === takeId)) {
    throw invalid(`${path}.takeId`, "board.noTake");
  }
  if (new Set(scene.cast).size < scene.cast.length) {
    throw invalid(`${path}.cast`, "board.namedTwice");
  }
  for (const id of scene.cast) {
    if (!cast.some((entry) => entry.id === id)) {
      throw invalid(`${path}.cast`, "board.notInCast");
    }
  }
  if (speaker === null) return;
  if (cast.find(({ id }) => id === speaker)?.kind !== "character") {
    throw invalid(`${path}.speaker`, "board.noSpeaker");
  }
}

function refuseTwins(things: readonly { readonly id: string }[], path: string): void {
  const ids = new Set(things.map(({ id }) => id));
  if (ids.size < things.length) throw invalid(path, "board.sameId");
}

type Flaw = Extract<FieldSentenceCode, `board.${string}`>;

/** Returns the refusal for a flaw at a path. */
export const invalid = (path: string, code: Flaw) =>
  new Refusal("BOARD_INVALID", { path }, { message: { code, params: {} } });

/** Allows only unlocking or moving a locked scene. Refusal SCENE_LOCKED. */
export function refuseLockedChanges(before: Board, after: Board): void {
  for (const scene of before.scenes) {
    if (!scene.locked) continue;
    const now = after.scenes.find(({ id }) => id === scene.id);
    const same = now && canonical({ ...now, locked: true }) === canonical(scene);
    if (!same) throw new Refusal("SCENE_LOCKED", { scene: scene.id });
  }
}

/**
 * Returns what locked scenes depend on, as it was when they were locked.
 *
 * @param keysOf returns the keys of the picture, narration and footage that a scene of the previous
 * board has
 */
export function keepLocked(
  { board: before, kept }: { readonly board: Board; readonly kept: KeptScenes },
  after: Board,
  keysOf: (sceneId: string) => {
    readonly picture: string | null;
    readonly narration: string | null;
    readonly footage: string | null;
  },
): KeptScenes {
  const locked = after.scenes.filter((scene) => scene.locked);
  return Object.fromEntries(
    locked.map(({ id }) => {
      // Other changes of the same save do not affect a scene locked by it.
      const { settings, cast } = before.scenes.some((scene) => scene.id === id) ? before : after;
      return [id, ownValue(kept, id) ?? { settings, cast, ...keysOf(id) }];
    }),
  );
}
