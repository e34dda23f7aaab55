import { z } from "zod";

export const settingValue = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]);
export type SettingValue = z.infer<typeof settingValue>;

/** Settings of a model by their names, as a recipe keeps them. */
export const settingValues = z.record(z.string().max(60), settingValue);
export type SettingValues = z.infer<typeof settingValues>;

/** One setting as JSON Schema describes it; `default` is what it amounts to while nobody chooses. */
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
    /** The only values it takes; left out: any words. */
    enum: z.array(z.string()).exactOptional(),
    default: z.string(),
  }),
]);
export type SettingSchema = z.infer<typeof settingSchema>;

/** The settings a model has of its own: `properties` of a JSON Schema that allows no others. */
export const settingsSchema = z.record(z.string(), settingSchema).meta({ id: "SettingsSchema" });
export type SettingsSchema = z.infer<typeof settingsSchema>;

/** Is this a value of the setting? */
export function takesValue(schema: SettingSchema, value: SettingValue): boolean {
  return z.fromJSONSchema({ ...schema }).safeParse(value).success;
}
