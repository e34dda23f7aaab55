import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Board } from "@kinora/contracts/story/board";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import type { ScriptVoice } from "@kinora/story/script/choose-voice";
import type { MakerSubject } from "../maker/maker.ts";

/** The plan of a recipe, and notices of what has no picture or sound. */
export interface PlannedRecipe {
  /** In the form the renderer takes. */
  readonly subject: MakerSubject;
  readonly notices: readonly Sentence[];
}

export type TextRequest =
  /** Answered as soon as everything is loaded. */
  | { readonly do: "wake" }
  | { readonly do: "plan"; readonly recipe: Recipe }
  | {
      readonly do: "write";
      readonly order: ScriptOrder;
      readonly voices: readonly ScriptVoice[];
    };

export type TextResult = PlannedRecipe | Board | null;
