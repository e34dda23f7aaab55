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

/** A clip's own rate where neither form nor family has one that suits the engine. */
const DEFAULT_FRAME_RATE = 24;

/** What was asked of what not every model takes. */
function askedSettings(asked: AdditionalParams): [name: string, value: SettingValue][] {
  const { duration, theme, style, tone, caption, aspectRatio, seed, settings, ...named } = asked;
  return Object.entries({ ...settings, ...named }).flatMap(([name, value]) =>
    value === undefined || value === null || value === "" || value === false ? [] : [[name, value]],
  );
}

/** What was asked of the settings that the model has of its own. */
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

/** Refuses what the model does not know: nothing a person asked for is ignored in silence. */
export function refuseUnknown(asked: AdditionalParams, entry: ModelEntry, kind: ContentKind): void {
  for (const [setting, value] of askedSettings(asked)) {
    // A client may send back the defaults GET /api/models told it.
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

/** Say nothing to a picture. */
const OF_MOTION: ReadonlySet<CommonSetting> = new Set(["effect", "fps"]);

function allowedOf(schema: SettingSchema): object {
  if ("minimum" in schema) return { min: schema.minimum, max: schema.maximum };
  if (schema.type === "boolean") return [true, false];
  return schema.enum ?? { maxLength: schema.maxLength };
}

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

/** Frames a second: what was asked, else the usual rate, else the model's first. */
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
