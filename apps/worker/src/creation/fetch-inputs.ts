import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { InputPaths } from "@kinora/domain/generation/generator";
import type { MediaStore } from "@kinora/domain/media/media-store";

/**
 * Returns the path of a picture that gives a film the ordered shape: a cropped copy where the
 * service would otherwise make it in the picture's own.
 *
 * @param directory for the copy
 */
export type FitPicture = (path: string, recipe: Recipe, directory: string) => Promise<string>;

export interface InputPorts {
  readonly media: Pick<MediaStore, "fetch">;
  readonly fitPicture: FitPicture;
}

/**
 * Returns local paths of the recipe's first and last files. Throws when one no longer exists.
 *
 * @param directory folder of the job, for files that are not stored on this machine
 */
export async function fetchInputs(
  recipe: Recipe,
  { media, fitPicture }: InputPorts,
  directory: string,
): Promise<InputPaths> {
  const paths: { -readonly [name in keyof InputPaths]: string } = {};
  for (const name of ["initialImage", "initialVideo", "lastImage"] as const) {
    const input = recipe.inputs?.[name];
    if (!input) continue;
    const found = await media.fetch(input.hash, directory);
    if (!found) throw new Error(`A file it is made from (${name}) is gone`);
    const isPicture = name !== "initialVideo";
    paths[name] = isPicture ? await fitPicture(found.path, recipe, directory) : found.path;
  }
  return paths;
}
