import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { Catalogue, EngineRoute, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { ADAPTED } from "../judge.ts";

const PHOTO = {
  hash: "ab".repeat(32),
  mimeType: "image/jpeg",
  width: 9,
  height: 9,
  duration: null,
};

/** One mode of a model at one service or server. */
export interface RoutedMode {
  readonly entry: ModelEntry;
  readonly route: EngineRoute;
  readonly mode: CreationMode;
  readonly of: string;
}

/** Every mode of every model at every service and server that has an adapter, retired or not. */
export const ROUTED_MODES: readonly RoutedMode[] = MODEL_ENTRIES.flatMap((entry) =>
  entry.routes
    .filter(({ protocol, service, ownServer }) => ADAPTED.has(protocol) && (service ?? ownServer))
    .flatMap((route) =>
      (route.modes ?? entry.modes).map((mode) => ({
        ...{ entry, route, mode },
        of: `${mode} of ${entry.key} at ${route.protocol} ${route.endpoint}`,
      })),
    ),
);

/** Returns the catalogue of a server with only this route, on a day on which it is served. */
export function catalogueOf({ entry, route }: RoutedMode): Catalogue {
  const day = route.validFrom ?? (route.retiredAt === null ? "2026-11-20" : "2026-06-01");
  const only = [{ ...entry, routes: [route] }];
  return openCatalogue(only, new Set([route.protocol]), new Date(day));
}

/** Returns the recipe of an order there. @throws Refusal of resolveForm */
export function recipeAt(
  each: RoutedMode,
  additionalParams: AdditionalParams = {},
  prompt = "a fox",
): Recipe {
  const { entry, mode: type } = each;
  const named = type === "text-to-image" ? { model: entry.key } : { generationModel: entry.key };
  const form = { type, prompt, ...named, additionalParams };
  const inputs = type.startsWith("text-to") ? {} : { initialImage: PHOTO };
  return resolveForm(form, catalogueOf(each), 7, inputs).recipe;
}
