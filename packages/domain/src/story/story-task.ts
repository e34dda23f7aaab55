import type { Board } from "@kinora/contracts/story/board";
import type { KeptScenes } from "@kinora/contracts/story/kept-scene";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { ScriptOrder } from "./script-writer.ts";

/** The board at the time work on it was ordered; later edits do not affect that work. */
export interface BoardSnapshot {
  readonly board: Board;
  readonly kept: KeptScenes;
  /** Hash of the author's own recording; null when none is used. */
  readonly recording: string | null;
}

/** Payload of a story job, as plain JSON. */
export type StoryTask =
  | { readonly kind: "script"; readonly order: ScriptOrder }
  | (BoardSnapshot & {
      readonly kind: "update" | "preview";
      /** Only these scenes; null for all. */
      readonly scenes: readonly string[] | null;
      /** Recipes of pictures and footage from external services; omitted when there are none. */
      readonly pictures?: PictureRecipes;
    });
