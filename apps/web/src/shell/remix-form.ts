import type { Creation } from "@kinora/contracts/creation/creation";
import { type PromptForm, promptForm } from "@kinora/contracts/prompt/prompt-form";

/** The form that would make this again, with a seed of its own unless the same one is wanted; what the recipe does not say is left out. */
export function remixForm({ id, type, prompt, recipe }: Creation, sameSeed = false): PromptForm {
  const wanted = promptForm.safeParse({
    prompt,
    // A clip somebody brought along cannot be made again; its words can be filmed.
    type: type === "video-upload" ? "text-to-video" : type,
    parentId: id,
    model: recipe.model,
    ...(recipe.generationModel ? { generationModel: recipe.generationModel } : {}),
    additionalParams: {
      style: recipe.style,
      aspectRatio: recipe.aspectRatio,
      effect: recipe.effect,
      seed: sameSeed ? recipe.seed : -1,
      guidance_scale: recipe.guidance_scale,
      zoom: recipe.zoom,
      translation_x: recipe.translation_x,
      translation_y: recipe.translation_y,
      motion_field_strength_x: recipe.motion_field_strength_x,
      motion_field_strength_y: recipe.motion_field_strength_y,
      loop: recipe.loop,
      last_prompt: recipe.last_prompt,
      ...(recipe.duration ? { duration: recipe.duration } : {}),
      ...(recipe.negative_prompt ? { negative_prompt: recipe.negative_prompt } : {}),
    },
  });
  return wanted.success ? wanted.data : { prompt, type, parentId: id };
}
