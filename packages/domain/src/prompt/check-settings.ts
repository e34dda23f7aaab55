import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { AspectRatio, ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import type { KnownSetting, ModelEntry } from "./model-entry.ts";

const CHECKED: readonly KnownSetting[] = [
  "effect",
  "fps",
  "negative_prompt",
  "guidance_scale",
  "steps",
  "scheduler",
  "zoom",
  "translation_x",
  "translation_y",
  "motion_field_strength_x",
  "motion_field_strength_y",
  "chunk_size",
  "video_length",
  "max_duration",
  "resolution",
  "model_name",
  "loop",
  "last_prompt",
];

/** A clip's own rate where neither form nor family has one that suits the engine. */
const DEFAULT_FRAME_RATE = 24;

/** Refuses what the model does not know: nothing a person asked for is ignored in silence. */
export function refuseUnknown(asked: AdditionalParams, entry: ModelEntry, kind: ContentKind): void {
  for (const setting of CHECKED) {
    const value = asked[setting];
    if (value === undefined || value === null || value === "" || value === false) continue;
    // A client may send back the defaults GET /api/models told it.
    if (value === entry.defaultSettings[setting]) continue;
    const known =
      entry.settings.includes(setting) && (kind !== "image" || !ofMotion(setting, entry));
    if (!known)
      throw new Refusal("SETTING_UNSUPPORTED", { setting, value, model: entry.key, kind });
    const range = entry.settingRanges?.[setting];
    if (range && typeof value === "number" && (value < range.min || value > range.max)) {
      throw new Refusal("SETTING_UNSUPPORTED", {
        setting,
        value,
        model: entry.key,
        allowed: range,
      });
    }
  }
  const effect = asked.effect ?? null;
  if (effect !== null && !entry.effects.includes(effect)) {
    throw new Refusal("SETTING_UNSUPPORTED", {
      setting: "effect",
      value: effect,
      model: entry.key,
      allowed: entry.effects,
    });
  }
}

const ofMotion = (setting: KnownSetting, { filmSettings = [] }: ModelEntry): boolean =>
  setting === "effect" || setting === "fps" || filmSettings.includes(setting);

/** Seconds of the clip: what was asked, else the form's default, else the nearest below it. */
export function chooseDuration(asked: number | undefined, entry: ModelEntry): number {
  if (asked !== undefined) {
    if (entry.durations.includes(asked)) return asked;
    throw new Refusal("DURATION_UNSUPPORTED", {
      duration: asked,
      model: entry.key,
      allowed: entry.durations,
    });
  }
  const usual = PROMPT_DEFAULTS.additionalParams.duration;
  const own = entry.defaultSettings.duration;
  // The form's default is that of a clip: a piece of music would be over before it began.
  if (entry.role === "music" && typeof own === "number") return own;
  const below = entry.durations.filter((seconds) => seconds <= usual);
  return below.at(-1) ?? entry.durations[0] ?? usual;
}

/** Shape of the result: what was asked, else the form's default, else the model's first. */
export function chooseRatio(asked: AspectRatio | undefined, entry: ModelEntry): AspectRatio {
  if (asked !== undefined) {
    if (entry.aspectRatios.includes(asked)) return asked;
    throw new Refusal("ASPECT_RATIO_UNSUPPORTED", {
      aspectRatio: asked,
      model: entry.key,
      allowed: entry.aspectRatios,
    });
  }
  const usual = PROMPT_DEFAULTS.additionalParams.aspectRatio;
  return entry.aspectRatios.includes(usual) ? usual : (entry.aspectRatios[0] ?? usual);
}

/** Frames a second. The families' 8 fps are a limit of their networks, so none is taken over unasked. */
export function chooseFrameRate(asked: number | undefined, entry: ModelEntry): number {
  if (asked === undefined) return DEFAULT_FRAME_RATE;
  if (entry.frameRates.includes(asked)) return asked;
  throw new Refusal("SETTING_UNSUPPORTED", {
    setting: "fps",
    value: asked,
    model: entry.key,
    allowed: entry.frameRates,
  });
}
