import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { isSettingField, SETTING_FIELDS } from "@kinora/contracts/prompt/setting-fields";
import type {
  SettingSchema,
  SettingsSchema,
  SettingValue,
} from "@kinora/contracts/prompt/settings-schema";

/**
 * Returns the chosen value of a setting, whether or not the form has a field for it; undefined when
 * none was chosen.
 */
export function readSetting(params: AdditionalParams, name: string): SettingValue | undefined {
  return isSettingField(name) ? params[name] : params.settings?.[name];
}

/** Returns the names of all model settings that were chosen. */
export function chosenSettings(params: AdditionalParams): string[] {
  const fields = SETTING_FIELDS.filter((name) => (params[name] ?? false) !== false);
  return [...fields, ...Object.keys(params.settings ?? {})];
}

/**
 * Returns the form with only the settings the model accepts; the same object when that is all of
 * them.
 */
export function keepSettings(
  params: AdditionalParams,
  own: SettingsSchema | undefined,
): AdditionalParams {
  const unwanted = chosenSettings(params).filter(
    (name) => !takesSetting(own?.[name], readSetting(params, name)),
  );
  if (unwanted.length === 0) return params;
  const wanted = <Value>(from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => !unwanted.includes(name)));
  const { settings, ...fields } = params;
  return { ...wanted(fields), ...(settings && { settings: wanted(settings) }) };
}

/** True when the model accepts the value. Checks only what the setting's control cannot prevent. */
function takesSetting(schema: SettingSchema | undefined, value: SettingValue | undefined): boolean {
  if (!schema || typeof value !== "number" || !("minimum" in schema)) return Boolean(schema);
  return value >= schema.minimum && value <= schema.maximum;
}
