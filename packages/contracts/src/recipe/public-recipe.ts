import type { Board } from "../story/board.ts";
import { layOutSettings, type Recipe } from "./recipe.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a recipe as embedded in files: it states which inputs there were, but neither their
 * hashes nor their sizes, which would prove that somebody has a private photo or recording.
 */
export function embeddedRecipe(recipe: object): object {
  const fields: Fields = layOutSettings(recipe);
  const { inputs, story } = fields;
  return {
    ...fields,
    ...(isFields(inputs) && {
      inputs: Object.fromEntries(Object.keys(inputs).map((name) => [name, {}])),
    }),
    ...(isFields(story) && { story: { ...story, recording: null } }),
  };
}

/**
 * Returns a recipe as others see it: also without the recording that only its owner can use, and
 * without the work that it remixes, which may not be public any more.
 */
export function publicRecipe({ remix_of: _, ...recipe }: Recipe): object {
  if (recipe.type !== "text-to-story") return embeddedRecipe(recipe);
  const { story } = recipe;
  const kept = Object.entries(story.kept).map(([id, scene]) => [
    id,
    { ...scene, settings: spoken(scene.settings) },
  ]);
  const board = { ...story.board, settings: spoken(story.board.settings) };
  return {
    ...embeddedRecipe(recipe),
    story: { ...story, board, kept: Object.fromEntries(kept), recording: null },
  };
}

function spoken(settings: Board["settings"]): Board["settings"] {
  const narration = settings.narration === "own" ? "voice" : settings.narration;
  return { ...settings, narration, ownNarration: null };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
