import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";
import type { PlaceValues } from "./fill-workflow.ts";
import type { WorkflowName } from "./workflows.ts";

/** One of our models, run by ComfyUI. */
export interface ComfyuiModel {
  /** Every workflow of the model. The model is offered only where all of them can run. */
  readonly workflows: readonly WorkflowName[];
  /** Chooses the workflow for an order; null when none supports the recipe. */
  readonly choose: (recipe: Recipe, pictures: Kinds) => WorkflowName | null;
}

/** Which pictures an order has. */
type Kinds = Readonly<Record<keyof OrderPictures, boolean>>;

const ofWords = (name: WorkflowName): ComfyuiModel => ({
  workflows: [name],
  choose: (_recipe, { first, last }) => (first || last ? null : name),
});

/** Zoom and pan are trained motions. A morph runs between two prompts or between two pictures. */
const animatediff: ComfyuiModel = {
  workflows: [
    ...(["animatediff-words", "animatediff-words-zoom", "animatediff-words-pan"] as const),
    ...(["animatediff-words-morph", "animatediff-pictures-morph"] as const),
    ...(["animatediff-picture", "animatediff-picture-zoom", "animatediff-picture-pan"] as const),
  ],
  choose({ effect, settings }, { first, last }) {
    const begins = first ? "picture" : "words";
    const morphs = last || lastWords(settings) !== "";
    if (morphs) {
      if (effect !== null || last !== first) return null;
      return last ? "animatediff-pictures-morph" : "animatediff-words-morph";
    }
    if (effect === null) return `animatediff-${begins}`;
    if (effect === "zoom") return `animatediff-${begins}-zoom`;
    return effect === "motion" ? `animatediff-${begins}-pan` : null;
  },
};

/** Keyed by the catalogue's name of the workflow. */
export const COMFYUI_MODELS: Readonly<Record<string, ComfyuiModel>> = {
  majicmix: ofWords("majicmix"),
  "majicmix-film": ofWords("majicmix-words"),
  sdxl: ofWords("sdxl"),
  "flux-schnell": ofWords("flux-schnell"),
  animatediff,
  zeroscope: ofWords("zeroscope"),
  wan: {
    workflows: ["wan-words", "wan-picture"],
    choose: (_recipe, { first, last }) => (last ? null : first ? "wan-picture" : "wan-words"),
  },
  ltx: {
    workflows: ["ltx-picture"],
    choose: (_recipe, { first, last }) => (first && !last ? "ltx-picture" : null),
  },
};

/** Returns the values of an order for the placeholders of workflows. */
export function placesOf(recipe: Recipe): PlaceValues {
  const { seed, width, height } = recipe;
  const { prompt, negative } = wordsOf(recipe);
  const fps = recipe.fps ?? 1;
  const frames = (recipe.duration ?? 0) * fps;
  return {
    ...{ prompt, negative, seed, width, height, fps, frames },
    half: frames / 2,
    // Networks that process several frames at once need one extra first frame.
    length: frames + 1,
    course: courseOf(prompt, wordsOf({ ...recipe, prompt: lastWords(recipe.settings) }).prompt),
  };
}

const lastWords = ({ last_prompt: words }: Recipe["settings"]): string =>
  typeof words === "string" ? words : "";

/**
 * Builds a prompt schedule: one prompt on the first frame, the other on the last. The schedule has
 * no escape for quotes, so double quotes are replaced.
 */
function courseOf(first: string, last: string): string {
  const quoted = (words: string) => `"${words.replaceAll('"', "'")}"`;
  return `"0": ${quoted(first)}, "-1": ${quoted(last)}`;
}
