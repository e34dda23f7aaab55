import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** Returns true when music without vocals is requested; otherwise the prompt decides. */
export const isInstrumental = ({ settings }: Pick<Recipe, "settings">): boolean =>
  settings.instrumental === true;
