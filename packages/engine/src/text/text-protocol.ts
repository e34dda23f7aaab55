import type { Sentence } from "@kinora/contracts/message/sentence";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Board } from "@kinora/contracts/story/board";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import type { ScriptVoice } from "@kinora/story/script/choose-voice";
import type { MakerSubject } from "../maker/maker.ts";

/** What is understood of a recipe, and what there is no picture or sound for. */
export interface PlannedRecipe {
  /** As the renderer takes it. */
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
