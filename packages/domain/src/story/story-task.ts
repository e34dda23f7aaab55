import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { ScriptOrder } from "./script-writer.ts";

/** The board as it was when work on it was ordered: what is edited afterwards is other work. */
export interface BoardSnapshot {
  readonly board: Board;
  readonly kept: KeptScenes;
  /** Hash of the recording whose voice is used; null: none. */
  readonly recording: string | null;
}

/** What a job of a story is to do. Plain JSON. */
export type StoryTask =
  | { readonly kind: "script"; readonly order: ScriptOrder }
  | (BoardSnapshot & {
      readonly kind: "update" | "preview";
      /** Only these scenes; null: all. */
      readonly scenes: readonly string[] | null;
      /** What services of others are asked for its pictures; left out: none of them is. */
      readonly pictures?: PictureRecipes;
    });
