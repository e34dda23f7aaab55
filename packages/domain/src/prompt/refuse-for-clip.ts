import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { RecipeInputs } from "@kinora/contracts/prompt/recipe";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import { Refusal } from "../refusal.ts";
import type { CatalogueModel } from "./model-entry.ts";

/** Settings of a camera that neither a clip brought along nor the way from picture to picture was taken by. */
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

/** Is a clip of one's own painted over, rather than a scene filmed? */
export function isRestyled(type: CreationMode, { initialVideo }: RecipeInputs): boolean {
  return type === "text-to-video" && initialVideo !== undefined;
}

/**
 * Refuses what cannot be done to a clip that is painted over, or on the way to a last picture: settings of
 * the camera, and models that cannot do it.
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
  // Between two pictures there is neither camera nor weather whose strength could be chosen.
  const ours =
    input === "lastImage" ? [...OF_OUR_CAMERA, "guidance_scale" as const] : OF_OUR_CAMERA;
  for (const setting of ours) {
    const value = asked[setting];
    if (value === undefined || value === null || value === false || value === "") continue;
    throw new Refusal("SETTING_UNSUPPORTED", { setting, value, input });
  }
}
