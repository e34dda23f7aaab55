import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ReactNode } from "react";

/** What a recipe is of, and the recipe. */
export type Made = Pick<Creation, "kind" | "recipe">;
export type RecipeRows = readonly { readonly label: string; readonly value: string }[];

/** What other nouns lend the item page. */
export interface ItemKit {
  /** What everybody may do with a work, in a row: the heart. */
  readonly beside: (card: CreationCard) => ReactNode;
  readonly report: (id: string, open: boolean, onClose: () => void) => ReactNode;
  /** Has this person reported it, as far as this page knows? */
  readonly isReported: (id: string) => boolean;
  /** Into the composer; with `sameSeed` what is not changed there comes out the same. */
  readonly onRemix: (creation: Creation, sameSeed?: boolean) => Promise<void>;
  /** Shows another item in place of this one. */
  readonly onOpen: (id: string) => void;
  /** What was chosen of its model's own settings, as the composer says it. */
  readonly settingRows: (creation: Made) => Promise<RecipeRows>;
  /**
   * How the composer names the model of this key, and its style where that is its own; null: not known. Asked
   * while drawing, inside a Suspense.
   */
  readonly modelWords: (
    key: string,
  ) => { readonly name: string; readonly style: string | null } | null;
}
