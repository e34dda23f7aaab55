import type { Board, BoardScene, CastEntry } from "@kinora/contracts/story/board";
import { STORY_DESCRIPTION_MAX, STORY_TITLE_MAX } from "@kinora/contracts/story/story-limits";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { chooseSeason } from "@kinora/studio/plan/choose-season";
import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import type { Random } from "@kinora/studio/scene/random";
import type { Place, Season, TimeOfDay } from "@kinora/studio/scene/scene-spec";
import type { Setting } from "./idea.ts";

/** Places that are always in winter or always in bloom. */
const WHITE: ReadonlySet<Place> = new Set(["snow", "ice", "cherry-garden"]);

/**
 * Chooses one season for a whole story, so that its forest is not green in one scene and red in the
 * next.
 */
export function seasonOf(prompt: string, places: readonly Place[], random: Random): Season {
  const isCold = places.some((place) => place === "snow" || place === "ice");
  return isCold ? "winter" : chooseSeason(prompt, "meadow", "clear", random.fork("season"));
}

/** Creates the cast sheet's entry for a place, in the given season if the place has seasons. */
export const placeEntry = (setting: Setting, id: string, season: Season): CastEntry => ({
  id,
  kind: "place",
  name: setting.name,
  look:
    placeOf(setting.key).year === "none" || WHITE.has(setting.key)
      ? setting.look
      : `${setting.look} in ${season}`,
  voice: null,
});

/** Times of day in the order they pass while a story is told. */
const HOURS: readonly TimeOfDay[] = ["dawn", "day", "day", "golden-hour", "dusk", "night", "dawn"];

/** Words that state a time of day; "every night" and "fortnight" do not count. */
const SAID: readonly (readonly [RegExp, TimeOfDay])[] = [
  [
    /\b(?<!every )(?:(?:to|mid)?night|moonlight|pitch dark|(?:first|the) stars (?:came|rose|were))\b/i,
    "night",
  ],
  [/\b(?:at|by|the) (?:dawn|sunrise)\b/i, "dawn"],
  [/\b(?:sunset)\b/i, "golden-hour"],
  [/\b(?:at dusk|(?:that|the|by) evening)\b/i, "dusk"],
];

/**
 * Returns the time of day of a scene: from its own words, else from the prompt, else from the
 * story's progress through the day.
 */
export const hourOf = (
  named: TimeOfDay | undefined,
  index: number,
  scenes: number,
  narration: string,
): TimeOfDay | undefined =>
  SAID.find(([words]) => words.test(narration))?.[1] ??
  named ??
  HOURS[Math.floor((index / scenes) * HOURS.length)];

/** Creates a scene with one take, as planned boards have. */
export function boardScene(
  index: number,
  narration: string,
  visual: string,
  members: readonly CastEntry[],
  seed: number,
  speaker: string | null = null,
): BoardScene {
  return {
    id: `scene-${index + 1}`,
    narration,
    caption: null,
    visual,
    cast: members.map(({ id }) => id),
    speaker,
    seconds: null,
    takes: [{ id: "take-1", seed }],
    takeId: "take-1",
    locked: false,
  };
}

/** Returns the first `most` characters. */
const cut = (text: string, most: number) => [...text].slice(0, most).join("").trim();

/** Formats a prompt as a sentence for lists: "A fox finds a lantern." */
function asSentence(text: string): string {
  const capital = /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /^\p{Script=Latin}.* .*[\p{Script=Latin}\p{N}]$/u.test(capital) ? `${capital}.` : capital;
}

/** Assembles a board from scenes; members that no scene shows are left off the cast sheet. */
export function assembleBoard(
  order: ScriptOrder,
  title: string,
  description: string,
  cast: readonly CastEntry[],
  scenes: BoardScene[],
): Board {
  const seen = new Set(scenes.flatMap((scene) => scene.cast));
  const speakers = new Set(scenes.map(({ speaker }) => speaker));
  return {
    title: cut(title, STORY_TITLE_MAX) || "Untitled",
    description: cut(asSentence(description.replace(/\s+/g, " ").trim()), STORY_DESCRIPTION_MAX),
    settings: order.settings,
    cast: cast.filter(({ id }) => seen.has(id) || speakers.has(id)),
    scenes,
  };
}
