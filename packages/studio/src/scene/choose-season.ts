import { PLACE_TRAITS } from "./place-traits.ts";
import type { Random } from "./random.ts";
import type { Place, Season, Weather } from "./scene-spec.ts";

/** What names a season, or stands for one: the first that the prompt has decides. */
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

/** The season the words name, else the one the weather needs, else one that suits the place. */
export function chooseSeason(
  prompt: string,
  place: Place,
  weather: Weather,
  random: Random,
): Season {
  if (weather === "snow" || place === "snow" || place === "ice") return "winter";
  const text = prompt.toLowerCase();
  const named = SEASON_WORDS.find(([, words]) => words.test(text));
  if (named !== undefined) return named[0];
  if (PLACE_TRAITS[place].year === "none") return "summer";
  if (place === "cherry-garden") return "spring";
  if (place === "park") return random.pick(["autumn", "autumn", "spring", "summer"]);
  if (place === "wheat-field" || place === "vineyard") return "summer";
  return random.pick(["summer", "summer", "summer", "spring", "autumn"]);
}
