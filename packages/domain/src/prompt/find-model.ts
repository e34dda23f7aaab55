import { Refusal } from "../refusal.ts";
import type { Catalogue, CatalogueModel } from "./model-entry.ts";

/** Finds an entry by key or name, ignoring case. Refusal MODEL_UNKNOWN. */
export function findModel(catalogue: Catalogue, name: string): CatalogueModel {
  const wanted = name.toLowerCase();
  const found = catalogue.find(
    ({ entry }) => entry.key.toLowerCase() === wanted || entry.name.toLowerCase() === wanted,
  );
  if (!found) throw new Refusal("MODEL_UNKNOWN", { model: name });
  return found;
}
