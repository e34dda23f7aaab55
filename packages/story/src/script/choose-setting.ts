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

/** Places that a thing of the prompt brings along: a garden, a bakery, a bed. */
const BROUGHT: ReadonlySet<Place> = new Set(["village", "kitchen", "room", "bedroom", "farm"]);

/** Where the studio would show the prompt. */
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

/** Shown for the mood of a picture: nobody lives there but who is told to. */
const ODD: ReadonlySet<Place> = new Set(["cave", "neon-city"]);
const SMALL = 1.5;
/** Whatever is as large as a lighthouse stands where the story plays. */
const LARGE = 3;

/** Where people are found who do this. */
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
 * Where somebody is at home by what they are called: a lighthouse keeper by the lighthouse, a train conductor
 * where trains are, a miner in the mine.
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

/** "A garden on mars" is on mars; a fox that finds a lantern is at home where foxes are, not where lanterns hang. */
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

/** The setting of a story: where the prompt plays; whoever walks is not left in the middle of the sea. */
export function settingFor(place: Place, named: boolean, hero: Mention, prompt: string): Place {
  const { rig, homes } = subjectOf(hero.subject);
  const walks = !["swimmer", "vessel", "craft"].includes(rig);
  // Named, but as what one stands before.
  if (walks && place === "ocean" && BY_THE_SEA.test(prompt) && !homes.includes(place))
    return /lighthouse|cliff/i.test(prompt) ? "sea-cliff" : "beach";
  const swept = place === "ocean" || isWeightless(place);
  if (!walks || named || !swept || homes.includes(place)) return place;
  if (/lighthouse|cliff/i.test(prompt)) return "sea-cliff";
  return place === "space" || place === "abstract" ? (homes[0] ?? "village") : "harbour";
}

const swims = ({ subject }: StoryFigure) => subjectOf(subject).rig === "swimmer";

/** Where the story goes: where both can be. Who walks and who swims meet on the shore. */
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
