import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { Place, Season, Weather } from "../scene/scene-spec.ts";

/** Words that name or imply a season; the first one in the prompt decides. */
const SEASON_WORDS: readonly (readonly [Season, RegExp])[] = [
  [
    "autumn",
    /\b(autumn|autumnal|fall colou?rs|fall leaves|fallen leaves|falling leaves|in (the )?fall|golden leaves|red leaves|orange leaves|october|november|september|halloween|pumpkins?|harvest|thanksgiving|acorns?)\b/,
  ],
  [
    "winter",
    /\b(winter|wintry|christmas|xmas|snow\w*|blizzard|frost\w*|frozen|icy|december|january|february|santa|sleigh|sled)\b/,
  ],
  [
    "spring",
    /\b(spring|springtime|blossoms?|cherry blossoms?|sakura|easter|april|march|may morning|tulips?|daffodils?)\b/,
  ],
  ["summer", /\b(summer|summertime|july|august|june|heat ?wave)\b/],
];

/** Choices for places without seasons of their own. */
const ANYWHERE: readonly Season[] = ["summer", "summer", "summer", "spring", "autumn"];

/** Chooses the named season, else the one the weather requires, else one that suits the place. */
export function chooseSeason(
  prompt: string,
  place: Place,
  weather: Weather,
  random: Random,
): Season {
  if (weather === "snow" || placeOf(place).frozen === true) return "winter";
  const text = prompt.toLowerCase();
  const named = SEASON_WORDS.find(([, words]) => words.test(text));
  if (named !== undefined) return named[0];
  const { year, seasons = ANYWHERE } = placeOf(place);
  return year === "none" ? "summer" : random.pick(seasons);
}
