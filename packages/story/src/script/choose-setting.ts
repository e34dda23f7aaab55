import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { Mention, Reading } from "@kinora/studio/read/mention";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import { isWeightless } from "@kinora/studio/scene/place/place-catalogue";
import type { Random } from "@kinora/studio/scene/random";
import type { Place } from "@kinora/studio/scene/scene-spec";
import { isLiving } from "./cast-figure.ts";
import type { Setting, StoryFigure } from "./idea.ts";
import { settingOf, settingsAround } from "./settings.ts";

/** Places implied by a thing in the prompt, such as a garden, a bakery or a bed. */
const BROUGHT: ReadonlySet<Place> = new Set(["village", "kitchen", "room", "bedroom", "farm"]);

/** Returns the place in which the studio would show the prompt. */
export const placeOf = (prompt: string, seed: number): Place =>
  planScene({
    prompt,
    negativePrompt: "",
    kind: "image",
    style: "illustration",
    effect: null,
    aspectRatio: "16:9",
    duration: 0,
    fps: 24,
    seed,
  }).place;

/** Places shown for the mood of a picture; no figure is at home there unless the prompt says so. */
const ODD: ReadonlySet<Place> = new Set(["cave", "neon-city"]);
const SMALL = 1.5;
/** Minimum size of a structure, such as a lighthouse, that determines where the story plays. */
const LARGE = 3;

/** Workplaces by occupation. */
const WORK: ReadonlyMap<string, Place> = new Map(
  `
library | librarian, archivist, bookseller
mountains | miner
kitchen | baker, cook, chef, confectioner
classroom | teacher, schoolteacher
laboratory | scientist, chemist, physicist
harbour | sailor, fisherman, fisherwoman, fisher, docker
market | merchant, trader, greengrocer, grocer
vineyard | winemaker, winegrower, vintner
meadow | shepherd, shepherdess, beekeeper
park | gardener
museum | curator
concert-stage | singer, musician, conductor, pianist, violinist
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [place = "", words = ""] = line.split(" | ");
      return words.split(", ").map((word) => [word, place as Place] as const);
    }),
);

/**
 * Returns the place where a figure works according to its description: a lighthouse keeper by the
 * lighthouse, a train conductor where trains are, a miner in the mine.
 */
function workplaceOf(words: string): Place | undefined {
  const all = words.toLowerCase().split(" ");
  const before = all.slice(0, -1).join(" ");
  if (before !== "") {
    const { places, mentions } = readPrompt(before);
    const home = mentions
      .map(({ subject }) => subjectOf(subject))
      .find(({ key, size, homes }) => size >= LARGE && homes.length > 0 && !isLiving(key));
    const place = places[0] ?? home?.homes[0];
    if (place !== undefined) return place;
  }
  return WORK.get(all.at(-1) ?? "");
}

/**
 * Adjusts the place to the prompt. "A garden on mars" plays on mars; a fox that finds a lantern is
 * placed where foxes live, not where lanterns hang.
 */
export function placeFor(place: Place, reading: Reading, hero: Mention, random: Random): Place {
  const { places, mentions } = reading;
  const told = places.length > 0 ? undefined : workplaceOf(hero.words);
  if (told !== undefined) return told;
  if (places.length > 0)
    return BROUGHT.has(place) ? (places.find((each) => !BROUGHT.has(each)) ?? place) : place;
  const large = mentions
    .map((other) => subjectOf(other.subject))
    .find(({ size, homes, key }) => size >= LARGE && homes.length > 0 && !isLiving(key));
  if (large !== undefined && !large.homes.includes(place)) return large.homes[0] ?? place;
  const { homes: all, key } = subjectOf(hero.subject);
  const homes = all.filter((home) => !ODD.has(home));
  const ofThing = mentions.some((other) => {
    const { homes: its, size } = subjectOf(other.subject);
    return other !== hero && size < SMALL && its.includes(place) && !homes.includes(place);
  });
  const isOdd = ODD.has(place) && key !== "robot";
  return (ofThing || isOdd) && homes.length > 0 ? random.pick(homes.slice(0, 2)) : place;
}

const BY_THE_SEA =
  /\b(?:by|at|near|beside|along|above|over|overlooking|facing) (?:the |an? )?(?:\w+ )?(?:sea|ocean)\b/i;

/**
 * Returns the setting of a story: the place of the prompt, except that a hero who walks is not
 * placed in the middle of the sea.
 */
export function settingFor(place: Place, named: boolean, hero: Mention, prompt: string): Place {
  const { rig, homes } = subjectOf(hero.subject);
  const walks = !["swimmer", "vessel", "craft"].includes(rig);
  // The sea is named, but only as something to stand beside.
  if (walks && place === "ocean" && BY_THE_SEA.test(prompt) && !homes.includes(place))
    return /lighthouse|cliff/i.test(prompt) ? "sea-cliff" : "beach";
  const swept = place === "ocean" || isWeightless(place);
  if (!walks || named || !swept || homes.includes(place)) return place;
  if (/lighthouse|cliff/i.test(prompt)) return "sea-cliff";
  return place === "space" || place === "abstract" ? (homes[0] ?? "village") : "harbour";
}

const swims = ({ subject }: StoryFigure) => subjectOf(subject).rig === "swimmer";

/**
 * Chooses a destination where both figures can be. One who walks and one who swims meet on the
 * shore.
 */
export function awayFrom(
  setting: Place,
  named: boolean,
  hero: StoryFigure,
  helper: StoryFigure,
): Setting {
  const wet = setting === "ocean" || setting === "underwater" || setting === "beach";
  if (swims(helper) && !swims(hero) && !wet) return settingOf("beach");
  if (swims(hero)) return settingOf(setting);
  return named ? settingOf(setting) : (settingsAround(setting)[0] ?? settingOf(setting));
}
