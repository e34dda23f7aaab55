import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { t } from "@lingui/core/macro";
import type { FormDraft, FormInputs } from "../../entities/prompt/prompt-slice.ts";
import {
  type ComposerMode,
  composerMode,
  fieldsOf,
  hasCamera,
  inputOf,
  isFilm,
  keepsLook,
  MUSIC,
  modeFields,
} from "./choose-model.ts";
import { effectsFor, isPassage, knows, mayEndOnWords } from "./film-params.ts";
import { keepSettings } from "./own-settings.ts";
import { isByWords } from "./style-name.ts";

export interface Fit {
  readonly params: AdditionalParams;
  /** Descriptions of what had to change. */
  readonly changes: readonly string[];
}

function nearest(wanted: number, allowed: readonly number[]): number | undefined {
  return [...allowed].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** Fits the settings to what the model supports, and reports the changes. */
export function fitToModel(params: AdditionalParams, model: Model, mode: ComposerMode): Fit {
  if (mode === MUSIC) return { params: musicParams(params, model), changes: [] };
  const next: AdditionalParams = { ...params };
  const changes: string[] = [];
  const { aspectRatio, duration, effect } = params;

  if (aspectRatio && !model.aspectRatios.includes(aspectRatio) && model.aspectRatios[0]) {
    next.aspectRatio = model.aspectRatios[0];
    changes.push(t`shape ${aspectRatio} became ${{ next: next.aspectRatio }}`);
  }
  if (!isFilm(mode)) return { params: next, changes };

  if (duration !== undefined && !model.durations.includes(duration)) {
    const length = nearest(duration, model.durations);
    if (length !== undefined) {
      next.duration = length;
      changes.push(t`length ${duration} s became ${length} s`);
    }
  }
  if (effect && !effectsFor(model, mode).includes(effect)) {
    next.effect = null;
    changes.push(t`the effect ${effect} was removed`);
  }
  if (params.fps !== undefined && !knows(model, "fps")) {
    delete next.fps;
    changes.push(t`the frame rate was removed`);
  }
  const fit = keepSettings(next, model.settingsSchemas.video);
  if (fit !== next) changes.push(t`settings it lacks were removed`);
  return { params: fit, changes };
}

/**
 * Music has length, loop, seed and the model's own settings; a length chosen for a film is replaced
 * by the default one.
 */
function musicParams(
  { duration, loop, seed, settings: chosen }: AdditionalParams,
  { durations, defaultSettings, settings, settingsSchemas }: Model,
): AdditionalParams {
  const usual = defaultSettings.duration;
  const length =
    duration !== undefined && durations.includes(duration)
      ? duration
      : typeof usual === "number"
        ? usual
        : durations[0];
  const own = chosen && keepSettings({ settings: chosen }, settingsSchemas.music);
  return {
    ...own,
    ...(length === undefined ? {} : { duration: length }),
    ...(loop === true && settings.includes("loop") ? { loop } : {}),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Returns the form for the server, with only what the mode and the model support. */
export function wireForm(form: FormDraft, model: Model): PromptForm {
  const mode = composerMode(form);
  const { params } = fitToModel(form.additionalParams, model, mode);
  const { negative_prompt: negative, last_prompt: last, ...wanted } = params;
  const passage = isPassage(form.inputs, model, mode);
  // True when the model follows its own settings in this mode.
  const steered = mode === MUSIC || (hasCamera(mode) && !passage);
  const settled = steered ? wanted : keepSettings(wanted, undefined);
  const useless = [
    ...(steered ? [] : isFilm(mode) ? ["effect"] : ["duration", "effect", "fps"]),
    ...(keepsLook(mode, model) || isByWords(params.style, model) ? ["style"] : []),
  ];
  // Only chosen values: undefined ones take the model's defaults.
  const sent = Object.fromEntries(
    Object.entries(settled).filter(
      ([name, value]) => value !== undefined && !useless.includes(name),
    ),
  );
  const prompt = form.prompt.trim();
  const input = inputOf(mode);
  return {
    ...fieldsOf(model, mode),
    type: modeFields(mode).type,
    prompt,
    hidden: form.hidden,
    private: form.private,
    // The user's own clip is used unchanged.
    ...(mode === "video-upload"
      ? {}
      : {
          additionalParams: {
            ...sent,
            ...(negative && knows(model, "negative_prompt") ? { negative_prompt: negative } : {}),
            ...(last?.trim() && mayEndOnWords(params, model, mode) ? { last_prompt: last } : {}),
          },
        }),
    ...(input === null
      ? {}
      : { inputs: pick(form.inputs, passage ? [input, "lastImage"] : [input]) }),
    ...(form.remix === null ? {} : { parentId: form.remix.parentId }),
  };
}

/** True when the file the mode begins with is present. */
export function isComplete({ inputs }: Pick<PromptForm, "inputs">): boolean {
  return inputs === undefined || Object.keys(inputs).length > 0;
}

function pick(inputs: FormInputs, names: readonly (keyof FormInputs)[]): FormInputs {
  return Object.fromEntries(
    Object.entries(inputs).filter(([name]) => names.some((one) => one === name)),
  );
}
