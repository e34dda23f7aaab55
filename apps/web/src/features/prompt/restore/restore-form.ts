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
  /**
   * True when a clip was painted over, which the form cannot show until the clip is added again.
   */
  readonly overClip: boolean;
  /** Descriptions of what the file asks for and this form cannot take. */
  readonly losses: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Names of settings that could not be taken over. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  duration: msg`the length`,
  aspectRatio: msg`the shape`,
  fps: msg`the frame rate`,
  negative_prompt: msg`what to leave out`,
  last_prompt: msg`what it ends on`,
};

/** A result never contains its initial media; a recipe refers to them by content hash. */
const INPUT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  initialImage: msg`the photo it began with (add it again)`,
  initialVideo: msg`the clip it began with (add it again)`,
  initialAudio: msg`the recording it began with (add it again)`,
  lastImage: msg`the picture it ended on (add it again)`,
};

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Recipes of the command line have kinds but no creation modes. */
function modeOf({ type, kind }: Fields): CreationMode {
  const known = CREATION_MODES.find((mode) => mode === type);
  return known ?? (kind === "video" ? "text-to-video" : "text-to-image");
}

/** Returns a setting of a recipe, in which null and 0 stand for "none". */
function settingOf(recipe: Fields, name: string): unknown {
  const value = recipe[name] ?? (name === "negative_prompt" ? recipe.negativePrompt : undefined);
  const isNone = value === null || value === "" || (value === 0 && /^(?:duration|fps)$/.test(name));
  return isNone ? undefined : value;
}

/** Settings of the model that have no field in the form. */
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
  // A film made without an effect needs an explicit null, or the model would choose its own.
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

/**
 * Returns the models of a recipe as form fields; one that is not offered here is added to the
 * losses.
 */
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
 * Returns the form that reproduces a file's recipe, including the seed. A recipe is untrusted: each
 * setting is taken only if the form's own schema accepts it, and the others are listed as losses.
 * Null when there is no prompt.
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
