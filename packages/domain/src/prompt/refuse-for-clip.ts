import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { RecipeInputs } from "@kinora/contracts/recipe/recipe";
import { Refusal } from "../refusal.ts";
import type { CatalogueModel } from "./model-entry.ts";

/** Camera settings, which apply neither to an uploaded clip nor between two given pictures. */
const OF_OUR_CAMERA = [
  "effect",
  "zoom",
  "translation_x",
  "translation_y",
  "motion_field_strength_x",
  "motion_field_strength_y",
  "loop",
  "last_prompt",
] as const;

/** Returns whether an uploaded clip is restyled, rather than a scene filmed. */
export function isRestyled(type: CreationMode, { initialVideo }: RecipeInputs): boolean {
  return type === "text-to-video" && initialVideo !== undefined;
}

/**
 * Refuses what is impossible when restyling a clip or ending on a given picture: camera settings,
 * and models without the ability.
 *
 * @throws Refusal SETTING_UNSUPPORTED
 */
export function refuseForClip(
  asked: AdditionalParams,
  { entry, route }: Pick<CatalogueModel, "entry" | "route">,
  input: "initialVideo" | "lastImage",
): void {
  const can = input === "lastImage" ? route?.endsOnPicture : route?.protocol === "studio";
  if (!can) {
    throw new Refusal("SETTING_UNSUPPORTED", { setting: input, model: entry.key });
  }
  // Between two pictures there is no camera or weather whose strength could be set.
  const ours =
    input === "lastImage" ? [...OF_OUR_CAMERA, "guidance_scale" as const] : OF_OUR_CAMERA;
  for (const setting of ours) {
    const value = asked[setting];
    if (value === undefined || value === null || value === false || value === "") continue;
    throw new Refusal("SETTING_UNSUPPORTED", { setting, value, input });
  }
}
