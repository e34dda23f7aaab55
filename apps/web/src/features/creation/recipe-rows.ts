import type { Creation } from "@kinora/contracts/creation/creation";

/** The kind of a work and its recipe. */
export type Made = Pick<Creation, "kind" | "recipe">;
export type RecipeRows = readonly { readonly label: string; readonly value: string }[];
