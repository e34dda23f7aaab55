/**
 * Settings of models that have fields of their own in the form, under their names in the
 * specification. Old recipes, files and responses of the API also have them as fields.
 */
export const SETTING_FIELDS = [
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
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

export function isSettingField(name: string): name is SettingField {
  return SETTING_FIELDS.some((field) => field === name);
}
