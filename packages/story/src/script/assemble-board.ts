import type { Board, BoardScene, CastEntry } from "@kinora/contracts/story/board";
import { STORY_DESCRIPTION_MAX, STORY_TITLE_MAX } from "@kinora/contracts/story/story-limits";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import { chooseSeason } from "@kinora/studio/plan/choose-season";
import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import type { Random } from "@kinora/studio/scene/random";
import type { Place, Season, TimeOfDay } from "@kinora/studio/scene/scene-spec";
import type { Setting } from "./idea.ts";

/** Always winter, or always in bloom. */
const WHITE: ReadonlySet<Place> = new Set(["snow", "ice", "cherry-garden"]);

/** One season for a whole story, so that its forest is not green in one scene and red in the next. */
export function seasonOf(prompt: string, places: readonly Place[], random: Random): Season {
  const isCold = places.some((place) => place === "snow" || place === "ice");
  return isCold ? "winter" : chooseSeason(prompt, "meadow", "clear", random.fork("season"));
}

/** A place of the cast sheet; where there are seasons, in that one. */
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

/** The day goes by while a story is told. */
const HOURS: readonly TimeOfDay[] = ["dawn", "day", "day", "golden-hour", "dusk", "night", "dawn"];

/** What is said of the hour; "every night" and "fortnight" say nothing. */
const SAID: readonly (readonly [RegExp, TimeOfDay])[] = [
  [
    /\b(?<!every )(?:(?:to|mid)?night|moonlight|pitch dark|(?:first|the) stars (?:came|rose|were))\b/i,
    "night",
  ],
  [/\b(?:at|by|the) (?:dawn|sunrise)\b/i, "dawn"],
  [/\b(?:sunset)\b/i, "golden-hour"],
  [/\b(?:at dusk|(?:that|the|by) evening)\b/i, "dusk"],
];

/** The hour of a scene: the one its words tell, the one the prompt names, else the day goes by. */
export const hourOf = (
  named: TimeOfDay | undefined,
  index: number,
  scenes: number,
  narration: string,
): TimeOfDay | undefined =>
  SAID.find(([words]) => words.test(narration))?.[1] ??
  named ??
  HOURS[Math.floor((index / scenes) * HOURS.length)];

/** A scene with one take, as the planner makes them. */
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

/** The first so many characters. */
const cut = (text: string, most: number) => [...text].slice(0, most).join("").trim();

/** A prompt as a list shows it: "A fox finds a lantern." */
function asSentence(text: string): string {
  const capital = /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /^\p{Script=Latin}.* .*[\p{Script=Latin}\p{N}]$/u.test(capital) ? `${capital}.` : capital;
}

/** A board of scenes; members that no scene shows are left off the sheet. */
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
