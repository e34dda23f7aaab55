import type { Creation } from "@kinora/contracts/creation/creation";
import {
  additionalParams,
  type PromptForm,
  promptForm,
} from "@kinora/contracts/prompt/prompt-form";

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
      ...chosenOf(recipe),
      ...(recipe.duration ? { duration: recipe.duration } : {}),
      ...(recipe.negative_prompt ? { negative_prompt: recipe.negative_prompt } : {}),
    },
  });
  return wanted.success ? wanted.data : { prompt, type, parentId: id };
}

/** What was chosen of the model's own settings, each where the form has it. */
function chosenOf({ settings }: Creation["recipe"]): object {
  const isField = (name: string) => name in additionalParams.shape;
  const own = Object.entries(settings ?? {});
  const others = own.filter(([name]) => !isField(name));
  return {
    ...Object.fromEntries(own.filter(([name]) => isField(name))),
    ...(others[0] && { settings: Object.fromEntries(others) }),
  };
}
