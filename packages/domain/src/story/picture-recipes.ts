import type { Recipe } from "@kinora/contracts/prompt/recipe";

/** What is asked for, by the key of its artifact: who makes it is decided when it is ordered, and stays with the work. */
export type PictureRecipes = Readonly<Record<string, Recipe>>;
