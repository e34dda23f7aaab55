import type { Creation } from "@kinora/contracts/creation/creation";
import type { Model } from "@kinora/contracts/prompt/model";
import type { SettingsSchema } from "@kinora/contracts/prompt/settings-schema";
import { inOrder, settingWords } from "./setting-words.ts";

type Made = Pick<Creation, "kind" | "recipe">;

/** Shown in other rows of a recipe. */
const SAID = new Set(["effect", "fps", "last_prompt"]);

/** Returns the chosen settings specific to the model, labelled as in the form. */
export function recipeSettings(
  { kind, recipe }: Made,
  models: readonly Model[],
): readonly { readonly label: string; readonly value: string }[] {
  return inOrder(Object.entries(schemaOf(kind, recipe, models))).flatMap(([name, schema]) => {
    const value = recipe[name];
    if (SAID.has(name) || value === schema.default || value === null || value === undefined)
      return [];
    const { label, say = String } = settingWords(name);
    if (typeof value === "number") return [{ label, value: say(value) }];
    return [{ label, value: typeof value === "boolean" ? (value ? "on" : "off") : String(value) }];
  });
}

function schemaOf(
  kind: Made["kind"],
  { model }: Made["recipe"],
  models: readonly Model[],
): SettingsSchema {
  const known = models.find(({ key }) => key === model);
  const [, schema = {}] =
    Object.entries(known?.settingsSchemas ?? {}).find(([of]) => of === kind) ?? [];
  return schema;
}
