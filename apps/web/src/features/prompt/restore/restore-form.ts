import type { Model } from "@kinora/contracts/prompt/model";
import {
  type AdditionalParams,
  additionalParams,
  type PromptForm,
  promptForm,
} from "@kinora/contracts/prompt/prompt-form";
import { CREATION_MODES, type CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { composerMode, hasCamera } from "../choose-model.ts";

export interface RestoredForm {
  readonly form: PromptForm;
  /** Was a clip painted over? The form cannot tell before the clip is there again. */
  readonly overClip: boolean;
  /** What the file asks for and this form cannot take, in words. */
  readonly losses: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What a setting is called where it could not be taken over. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  duration: msg`the length`,
  aspectRatio: msg`the shape`,
  fps: msg`the frame rate`,
  negative_prompt: msg`what to leave out`,
  last_prompt: msg`what it ends on`,
};

/** Initial media are never in a result; a recipe names them by their content. */
const INPUT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  initialImage: msg`the photo it began with (add it again)`,
  initialVideo: msg`the clip it began with (add it again)`,
  initialAudio: msg`the recording it began with (add it again)`,
  lastImage: msg`the picture it ended on (add it again)`,
};

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Recipes of the command line know no creation modes, only kinds. */
function modeOf({ type, kind }: Fields): CreationMode {
  const known = CREATION_MODES.find((mode) => mode === type);
  return known ?? (kind === "video" ? "text-to-video" : "text-to-image");
}

/** The setting of a recipe; null and 0 stand for "has none" there. */
function settingOf(recipe: Fields, name: string): unknown {
  const value = recipe[name] ?? (name === "negative_prompt" ? recipe.negativePrompt : undefined);
  const isNone = value === null || value === "" || (value === 0 && /^(?:duration|fps)$/.test(name));
  return isNone ? undefined : value;
}

/** Settings of its model that the form has no field for. */
function ownSettings({ settings }: Fields): Fields | undefined {
  if (!isFields(settings)) return undefined;
  const own = Object.entries(settings).filter(([name]) => !(name in additionalParams.shape));
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function lossOf(setting: string): string {
  const known = WORDS[setting];
  return known ? t(known) : t`the setting ${{ name: setting.replaceAll("_", " ") }}`;
}

function restoreSettings(recipe: Fields, filmed: boolean, losses: string[]): AdditionalParams {
  // A film that was made without an effect: left out, the model would choose its own.
  const taken: Record<string, unknown> = filmed && recipe.effect === null ? { effect: null } : {};
  for (const [name, schema] of Object.entries(additionalParams.shape)) {
    const value = name === "settings" ? ownSettings(recipe) : settingOf(recipe, name);
    if (value === undefined) continue;
    const read = schema.safeParse(value);
    if (read.success) taken[name] = read.data;
    else losses.push(lossOf(name));
  }
  return additionalParams.parse(taken);
}

/** The models of a recipe as fields of the form; one that is not offered here is named as a loss. */
function restoreModels(recipe: Fields, models: readonly Model[], losses: string[]) {
  const fields: Pick<PromptForm, "model" | "generationModel"> = {};
  for (const name of ["model", "generationModel"] as const) {
    const read = promptForm.shape[name].safeParse(recipe[name] ?? undefined);
    const key = read.success ? read.data : undefined;
    if (key === undefined) continue;
    const isOffered = models.some((one) => one.key === key && one.available);
    if (isOffered || models.length === 0) fields[name] = key;
    else losses.push(t`the model “${key}”, which isn't available here`);
  }
  return fields;
}

/**
 * The form that makes a file's recipe again, seed included. A recipe is whatever somebody wrote into a
 * file: each setting is taken only where the form's own schema accepts it, the rest is listed. Null
 * when there is not even a prompt.
 */
export function restoreForm(recipe: unknown, models: readonly Model[]): RestoredForm | null {
  if (!isFields(recipe)) return null;
  const prompt = promptForm.shape.prompt.safeParse(recipe.prompt);
  if (!prompt.success) return null;
  const losses: string[] = [];
  const type = modeOf(recipe);
  const inputs = isFields(recipe.inputs) ? Object.keys(recipe.inputs) : [];
  const overClip = type === "text-to-video" && inputs.includes("initialVideo");
  const filmed = hasCamera(composerMode({ type, overClip }));
  for (const name of inputs)
    losses.push(t(INPUT_WORDS[name] ?? msg`a file it began with (add it again)`));
  const form = {
    prompt: prompt.data,
    type,
    ...restoreModels(recipe, models, losses),
    additionalParams: restoreSettings(recipe, filmed, losses),
  };
  return { form, overClip, losses };
}
