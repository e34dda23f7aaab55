import type { Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";

const places = (text: string) => new Set(text.split(" "));

const WOODS = places(
  "forest jungle village farm park savanna lake river waterfall cherry-garden castle ruins beach highway canyon snow vineyard swamp playground mountains amusement-park meadow",
);
const STREETS = places("city neon-city rooftop bridge park train-station");
const ROOMS = places("room library bedroom fireside cafe kitchen classroom laboratory");
const LAMPS = places("city neon-city village park bridge harbour");

const NOWHERE: ReadonlySet<Place> = new Set();

/** Places that show a piece of scenery; where those without an entry are is not checked. */
const SHOWN_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  bush: WOODS,
  fern: places("forest jungle swamp waterfall bamboo-grove"),
  vine: places("jungle vineyard waterfall"),
  skyscraper: STREETS,
  streetlight: LAMPS,
  lamppost: LAMPS,
  streetlamp: LAMPS,
  carpet: places("room library bedroom fireside"),
  rug: places("room library bedroom fireside"),
  curtain: ROOMS,
  ...Object.fromEntries(
    "firefly plate bowl seaweed kelp billboard shelf puddle"
      .split(" ")
      .map((thing) => [thing, NOWHERE]),
  ),
};

/** What every figure stands on or under anyway, and hours and seasons, on which nothing stands. */
const GROUNDS = new Set(
  "ground floor grass sand snow ice surface path trail land sidewalk sky moon sun background foreground landscape scene side roof morning evening afternoon night day dawn dusk noon midnight sunrise sunset spring summer autumn fall winter weekend holiday".split(
    " ",
  ),
);

/** Relations that scenery has only by chance, because figures are not placed by it. */
const PLACED = {
  on: "on",
  under: "under",
  behind: "behind",
  before: "in front of",
  above: "above",
};
const isPlaced = (kind: string | undefined): kind is keyof typeof PLACED =>
  kind !== undefined && kind in PLACED;

/**
 * Returns the words for single pieces of scenery that the place does not show, and for figures that
 * should stand on, under or behind one it shows.
 */
export function unshownScenery({ scenery }: Reading, place: Place): string[] {
  return scenery.flatMap(({ words, thing, relation, of }) => {
    const shown = SHOWN_IN[thing];
    if (placeOf(place).shows?.includes(thing)) return [];
    if (shown?.has(place) === false) return [words];
    return isPlaced(relation) && of !== undefined && !GROUNDS.has(thing)
      ? [`${of.words} ${PLACED[relation]} ${words}`]
      : [];
  });
}
