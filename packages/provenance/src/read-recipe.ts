import { bytesSource } from "@kinora/contracts/provenance/byte-source";
import { findRecipe } from "@kinora/contracts/provenance/find-recipe";
import type { EmbeddedRecipe } from "@kinora/contracts/provenance/read-xmp-packet";

/**
 * Returns the recipe and marking of a result, or null when the file is not one of ours. Never
 * throws.
 */
export function readRecipe(file: Uint8Array): Promise<EmbeddedRecipe | null> {
  return findRecipe(bytesSource(file));
}
