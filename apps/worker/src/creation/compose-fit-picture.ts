import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { cropPicture } from "@kinora/ingest/crop-picture";
import type { FitPicture } from "./fetch-inputs.ts";

/** Fits the pictures of orders whose service makes a film in the shape of its first picture. */
export const composeFitPicture =
  (now: () => Date): FitPicture =>
  async (path, recipe, directory) => {
    if (!isShapedByPicture(recipe, now())) return path;
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return cropPicture(path, recipe, join(directory, `fitted-${basename(path)}`));
  };

function isShapedByPicture({ model, generationModel, engine }: Recipe, now: Date): boolean {
  const entry = MODEL_ENTRIES.find(({ key }) => key === (generationModel ?? model));
  const routes = entry ? livingRoutes(entry, isoDay(now)) : [];
  return routes.find(({ protocol }) => protocol === engine)?.shapedByPicture ?? false;
}
