import type { Creation } from "@kinora/contracts/creation/creation";
import {
  additionalParams,
  type PromptForm,
  promptForm,
} from "@kinora/contracts/prompt/prompt-form";

/**
 * Returns the form that would make this again, with a new seed unless the same one is wanted. Omits
 * what the recipe lacks.
 */
export function remixForm(
  { id, type, prompt, recipe }: Pick<Creation, "id" | "type" | "prompt" | "recipe">,
  sameSeed = false,
): PromptForm {
  const wanted = promptForm.safeParse({
    prompt,
    // An uploaded clip cannot be made again, but its description can be filmed.
    type: type === "video-upload" ? "text-to-video" : type,
    parentId: id,
    model: recipe.model,
    ...(recipe.generationModel ? { generationModel: recipe.generationModel } : {}),
    additionalParams: {
      style: recipe.style,
      aspectRatio: recipe.aspectRatio,
      effect: recipe.effect,
      seed: sameSeed ? recipe.seed : -1,
      ...chosenOf(recipe),
      ...(recipe.duration ? { duration: recipe.duration } : {}),
      ...(recipe.negative_prompt ? { negative_prompt: recipe.negative_prompt } : {}),
    },
  });
  return wanted.success ? wanted.data : { prompt, type, parentId: id };
}

/** The chosen model-specific settings, each in its place in the form. */
function chosenOf({ settings }: Creation["recipe"]): object {
  const isField = (name: string) => name in additionalParams.shape;
  const own = Object.entries(settings ?? {});
  const others = own.filter(([name]) => !isField(name));
  return {
    ...Object.fromEntries(own.filter(([name]) => isField(name))),
    ...(others[0] && { settings: Object.fromEntries(others) }),
  };
}
