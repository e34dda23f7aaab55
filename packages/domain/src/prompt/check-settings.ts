import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import {
  type SettingSchema,
  type SettingsSchema,
  type SettingValue,
  type SettingValues,
  takesValue,
} from "@kinora/contracts/prompt/settings-schema";
import type { AspectRatio, ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import type { CommonSetting, ModelEntry } from "./model-entry.ts";

/** Default frame rate of a clip, if the engine supports it. */
const DEFAULT_FRAME_RATE = 24;

/** Returns the requested settings that not every model supports. */
function askedSettings(asked: AdditionalParams): [name: string, value: SettingValue][] {
  const { duration, theme, style, tone, caption, aspectRatio, seed, settings, ...named } = asked;
  return Object.entries({ ...settings, ...named }).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" || value === false ? [] : [[name, value]],
  );
}

/** Returns the requested values of the model's own settings. */
export function chosenSettings(
  asked: AdditionalParams,
  { settings }: Pick<ModelEntry, "settings">,
  kind: ContentKind,
): SettingValues {
  const own = askedSettings(asked).filter(([name]) => schemaOf(settings[kind], name));
  return Object.fromEntries(own);
}

function schemaOf(schema: SettingsSchema | undefined, name: string): SettingSchema | undefined {
  return schema && Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** Refuses unsupported settings; nothing that a user requests is silently ignored. */
export function refuseUnknown(asked: AdditionalParams, entry: ModelEntry, kind: ContentKind): void {
  for (const [setting, value] of askedSettings(asked)) {
    // Clients may send back the defaults from GET /api/models.
    if (value === entry.defaultSettings[setting]) continue;
    if (entry.takes.some((one) => one === setting && (kind !== "image" || !OF_MOTION.has(one))))
      continue;
    const schema = schemaOf(entry.settings[kind], setting);
    const refused = { setting, value, model: entry.key };
    if (!schema) throw new Refusal("SETTING_UNSUPPORTED", { ...refused, kind });
    if (!takesValue(schema, value))
      throw new Refusal("SETTING_UNSUPPORTED", { ...refused, allowed: allowedOf(schema) });
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

/** Settings that do not apply to pictures. */
const OF_MOTION: ReadonlySet<CommonSetting> = new Set(["effect", "fps"]);

function allowedOf(schema: SettingSchema): object {
  if ("minimum" in schema) return { min: schema.minimum, max: schema.maximum };
  if (schema.type === "boolean") return [true, false];
  return schema.enum ?? { maxLength: schema.maxLength };
}

/**
 * Returns the duration in seconds: the requested one, else the form's default, else the nearest
 * below it.
 */
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
  // The form's default is meant for clips and too short for music.
  if (entry.role === "music" && typeof own === "number") return own;
  const below = entry.durations.filter((seconds) => seconds <= usual);
  return below.at(-1) ?? entry.durations[0] ?? usual;
}

/** Returns the aspect ratio: the requested one, else the form's default, else the model's first. */
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

/**
 * Returns the frame rate in frames per second: the requested one, else the usual one, else the
 * model's first.
 */
export function chooseFrameRate(asked: number | undefined, entry: ModelEntry): number {
  if (asked === undefined) {
    const [own = DEFAULT_FRAME_RATE] = entry.frameRates;
    return entry.frameRates.includes(DEFAULT_FRAME_RATE) ? DEFAULT_FRAME_RATE : own;
  }
  if (entry.frameRates.includes(asked)) return asked;
  throw new Refusal("SETTING_UNSUPPORTED", {
    setting: "fps",
    value: asked,
    model: entry.key,
    allowed: entry.frameRates,
  });
}
