import type { Recipe } from "@kinora/contracts/recipe/recipe";

/** Is music asked for in which nobody sings? Else the words decide. */
export const isInstrumental = ({ settings }: Pick<Recipe, "settings">): boolean =>
  settings.instrumental === true;
