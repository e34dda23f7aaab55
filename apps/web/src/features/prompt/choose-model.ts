import type { Model } from "@kinora/contracts/prompt/model";
import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import { CORE_FAMILIES } from "@kinora/contracts/prompt/vocabulary";
import type { FormDraft, FormInputs } from "../../entities/prompt/prompt-slice.ts";
import { familyOf } from "./manners.ts";

const CORE = "core";

/** A text-to-film painted over the user's own clip; on the wire, a text-to-film with an input. */
export const OVER_CLIP = "over-clip";

/** Modes that begin with the user's own file. */
export const FILE_MODES = [
  "photo-to-video",
  "face-to-video",
  "text-image-to-video",
  OVER_CLIP,
  "video-upload",
] as const;
export type FileMode = (typeof FILE_MODES)[number];

export const MUSIC = "text-to-music";

/** Has a composer of its own (features/story) and no choice of model. */
export const STORY = "text-to-story";

/** The modes of the composer. */
export type ComposerMode =
  | "text-to-image"
  | "text-to-video"
  | typeof MUSIC
  | typeof STORY
  | FileMode;

type ModeFields = Pick<FormDraft, "type"> & Partial<Pick<FormDraft, "overClip">>;

export function composerMode({ type, overClip = false }: ModeFields): ComposerMode {
  if (type === "text-to-video") return overClip ? OVER_CLIP : type;
  if (type === MUSIC || type === STORY) return type;
  return FILE_MODES.find((mode) => mode === type) ?? "text-to-image";
}

/** Returns the form fields of a mode. */
export function modeFields(mode: ComposerMode): Pick<FormDraft, "type" | "overClip"> {
  return mode === OVER_CLIP
    ? { type: "text-to-video", overClip: true }
    : { type: mode, overClip: false };
}

/** Returns the initial media a mode needs; null when a prompt is enough. */
export function inputOf(mode: ComposerMode): keyof FormInputs | null {
  if (mode === "video-upload" || mode === OVER_CLIP) return "initialVideo";
  return FILE_MODES.some((one) => one === mode) ? "initialImage" : null;
}

/** True when the mode makes a film, which has a length. */
export function isFilm(mode: ComposerMode): boolean {
  return mode !== "text-to-image" && mode !== "video-upload" && mode !== MUSIC && mode !== STORY;
}

/** True for films with our own camera; a clip already has its camera movement. */
export function hasCamera(mode: ComposerMode): boolean {
  return isFilm(mode) && mode !== OVER_CLIP;
}

/** True when this server can make anything in this mode. */
export function hasModel(models: readonly Model[], mode: ComposerMode): boolean {
  return modelsFor(models, mode).some(({ available }) => available);
}

function isFamily(key: string): boolean {
  return familyOf(key) !== null || CORE_FAMILIES.some((family) => family === key);
}

/** True when the built-in engine makes it. */
export const isOwn = (key: string): boolean => key === CORE || isFamily(key);

/** True when the result keeps the look of its initial photo, whatever style is chosen. */
export const keepsLook = (mode: ComposerMode, { key }: Pick<Model, "key">): boolean =>
  inputOf(mode) === "initialImage" && isOwn(key);

/**
 * Returns the models that may be chosen for new work in a mode. `core` itself is offered as its
 * families.
 */
export function modelsFor(models: readonly Model[], mode: ComposerMode): readonly Model[] {
  const { type } = modeFields(mode);
  const fit = models.filter(
    ({ list, modes, key }) =>
      list === "current" && modes.includes(type) && (mode !== OVER_CLIP || isOwn(key)),
  );
  return fit.some(({ key }) => isFamily(key)) ? fit.filter(({ key }) => key !== CORE) : fit;
}

type ModelFields = Pick<FormDraft, "model" | "generationModel" | "modelChosen">;

/** Returns the form's own choice as a key of the catalogue, or our own model without one. */
function chosenKey(form: ModeFields & ModelFields): string {
  const mode = composerMode(form);
  if (mode === "text-to-image" || mode === MUSIC) return form.model;
  if (form.modelChosen && form.generationModel !== CORE) return form.generationModel;
  return isFamily(form.model) ? form.model : PROMPT_DEFAULTS.model;
}

/**
 * Returns the model the form works with: its choice when available or only away for a while,
 * otherwise the first that is available and for which its maker offers no successor.
 */
export function modelOf(form: ModeFields & ModelFields, models: readonly Model[]): Model | null {
  const known = modelsFor(models, composerMode(form));
  const offered = known.filter(({ available }) => available);
  const key = chosenKey(form);
  const chosen = known.find((model) => model.key === key);
  if (chosen?.available || chosen?.awayUntil) return chosen;
  const current = offered.find(({ servedBy }) => servedBy === null);
  return current ?? offered[0] ?? null;
}

/** Returns the two fields that hold a choice. Families are reached through the engine `core`. */
export function fieldsOf(
  model: Pick<Model, "key">,
  mode: ComposerMode,
): Partial<Pick<FormDraft, "model" | "generationModel">> {
  if (mode === "text-to-image" || mode === MUSIC) return { model: model.key };
  return isFamily(model.key)
    ? { model: model.key, generationModel: CORE }
    : { generationModel: model.key };
}
