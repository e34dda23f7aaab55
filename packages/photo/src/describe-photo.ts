import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { RecipeInput } from "@kinora/contracts/recipe/recipe";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { openPhoto } from "./read-photo.ts";

/**
 * Describes a photo for a recipe: by its content, never by its path.
 * @throws InputRefused when it cannot be read as a photo
 */
export async function describePhoto(path: string): Promise<RecipeInput> {
  const file = await readFile(path).catch(() => {
    throw new InputRefused({ code: "photo.noFile", params: { path } });
  });
  const { mimeType, width, height } = await openPhoto(file);
  const hash = createHash("sha256").update(file).digest("hex");
  return { hash, mimeType, width, height, duration: null };
}
