import { z } from "zod";

export const settingValue = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]);
export type SettingValue = z.infer<typeof settingValue>;

/** Settings of a model by name, as stored in a recipe. */
export const settingValues = z.record(z.string().max(60), settingValue);
export type SettingValues = z.infer<typeof settingValues>;

/** A setting, as described by JSON Schema; `default` is its value when none is chosen. */
export const settingSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(["number", "integer"]),
    minimum: z.number(),
    maximum: z.number(),
    default: z.number(),
  }),
  z.object({ type: z.literal("boolean"), default: z.boolean() }),
  z.object({
    type: z.literal("string"),
    maxLength: z.number().int(),
    /** The only values allowed; any text when omitted. */
    enum: z.array(z.string()).exactOptional(),
    default: z.string(),
  }),
]);
export type SettingSchema = z.infer<typeof settingSchema>;

/** A model's own settings: `properties` of a JSON Schema that allows no others. */
export const settingsSchema = z.record(z.string(), settingSchema).meta({ id: "SettingsSchema" });
export type SettingsSchema = z.infer<typeof settingsSchema>;

/** True when the value is valid for the setting. */
export function takesValue(schema: SettingSchema, value: SettingValue): boolean {
  return z.fromJSONSchema({ ...schema }).safeParse(value).success;
}
