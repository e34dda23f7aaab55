import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { clipMaker } from "./clip-maker.ts";
import type { Maker } from "./maker.ts";
import { musicMaker } from "./music-maker.ts";
import { photoMaker } from "./photo-maker.ts";
import { sceneMaker } from "./scene-maker.ts";

/** All makers of the built-in engine; the first that serves a recipe handles it. */
export const MAKERS: readonly Maker[] = [musicMaker, clipMaker, photoMaker, sceneMaker];

/** Returns the maker of a recipe; the only place that decides this. */
export function makerOf(recipe: Pick<Recipe, "type" | "inputs">): Maker {
  return MAKERS.find((maker) => maker.serves(recipe)) ?? sceneMaker;
}

/** Returns the maker with the given name; throws when there is none. */
export function makerNamed(name: string): Maker {
  const found = MAKERS.find((maker) => maker.name === name);
  if (!found) throw new Error(`There is no maker "${name}".`);
  return found;
}
