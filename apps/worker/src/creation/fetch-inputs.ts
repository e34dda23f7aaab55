import type { RecipeInputs } from "@kinora/contracts/recipe/recipe";
import type { InputPaths } from "@kinora/domain/generation/generator";
import type { MediaStore } from "@kinora/domain/media/media-store";

/**
 * Returns local paths of the recipe's first and last files. Throws when one no longer exists.
 *
 * @param directory folder of the job, for files that are not stored on this machine
 */
export async function fetchInputs(
  inputs: RecipeInputs | undefined,
  media: Pick<MediaStore, "fetch">,
  directory: string,
): Promise<InputPaths> {
  const paths: { -readonly [name in keyof InputPaths]: string } = {};
  for (const name of ["initialImage", "initialVideo", "lastImage"] as const) {
    const input = inputs?.[name];
    if (!input) continue;
    const found = await media.fetch(input.hash, directory);
    if (!found) throw new Error(`A file it is made from (${name}) is gone`);
    paths[name] = found.path;
  }
  return paths;
}
