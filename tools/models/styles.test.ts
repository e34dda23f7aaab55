import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { type CreationMode, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { EngineRoute, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { styleWords } from "@kinora/domain/prompt/style-words";
import { expect, test } from "vitest";
import { ADAPTED, bodyAt } from "./judge.ts";

const PHOTO = {
  hash: "ab".repeat(32),
  mimeType: "image/jpeg",
  width: 9,
  height: 9,
  duration: null,
};

const routes = MODEL_ENTRIES.flatMap((entry) =>
  entry.routes
    .filter(({ protocol, service, ownServer }) => ADAPTED.has(protocol) && (service ?? ownServer))
    .flatMap((route) =>
      (route.modes ?? entry.modes).map((mode) => ({
        ...{ entry, route, mode },
        of: `${mode} of ${entry.key} at ${route.protocol} ${route.endpoint}`,
      })),
    ),
);

/** The recipe of an order at one route, with a style or without. */
function recipeAt(
  { entry, route, mode }: { entry: ModelEntry; route: EngineRoute; mode: CreationMode },
  style?: Recipe["style"],
): Recipe {
  const day = route.validFrom ?? (route.retiredAt === null ? "2026-11-20" : "2026-06-01");
  const only = [{ ...entry, routes: [route] }];
  const catalogue = openCatalogue(only, new Set([route.protocol]), new Date(day));
  const named = mode === "text-to-image" ? { model: entry.key } : { generationModel: entry.key };
  const additionalParams = style === undefined ? {} : { style };
  const form = { type: mode, prompt: "a fox", ...named, additionalParams };
  const inputs = mode.startsWith("text-to") ? {} : { initialImage: PHOTO };
  return resolveForm(form, catalogue, 7, inputs).recipe;
}

test.each(routes)("$of is told a style that was chosen, and none otherwise", async (each) => {
  const { route } = each;
  const plain = await bodyAt(route, recipeAt(each));
  expect(plain).toContain("a fox");
  const bodies = new Set([plain]);
  for (const style of VISUAL_STYLES) {
    const body = await bodyAt(route, recipeAt(each, style));
    bodies.add(body);
    expect(plain).not.toContain(styleWords(style));
    if (!route.tellsStyle) continue;
    const own = style === "photorealistic" && /"style(?:_type)?":"realistic"/i.test(body ?? "");
    if (!own) expect(body).toContain(`a fox. ${styleWords(style)}`);
  }
  expect(bodies.size).toBe(route.tellsStyle ? VISUAL_STYLES.length + 1 : 1);
});
