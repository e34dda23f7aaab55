import type { Creation } from "@kinora/contracts/creation/creation";

/** What a recipe is of, and the recipe. */
export type Made = Pick<Creation, "kind" | "recipe">;
export type RecipeRows = readonly { readonly label: string; readonly value: string }[];
