import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { clipMaker } from "./clip-maker.ts";
import type { Maker } from "./maker.ts";
import { musicMaker } from "./music-maker.ts";
import { photoMaker } from "./photo-maker.ts";
import { sceneMaker } from "./scene-maker.ts";

/** Everything the built-in engine makes; the first that serves a recipe has it. */
export const MAKERS: readonly Maker[] = [musicMaker, clipMaker, photoMaker, sceneMaker];

/** The only place that says which maker a recipe belongs to. */
export function makerOf(recipe: Pick<Recipe, "type" | "inputs">): Maker {
  return MAKERS.find((maker) => maker.serves(recipe)) ?? sceneMaker;
}

/** Throws when there is none of this name. */
export function makerNamed(name: string): Maker {
  const found = MAKERS.find((maker) => maker.name === name);
  if (!found) throw new Error(`There is no maker "${name}".`);
  return found;
}
