import type { GenreName } from "../genre/genres.ts";

/** What a prompt is about, for prompts that name no kind of music: "rain on the window". */
export const SUBJECT_WORDS: readonly (readonly [GenreName, readonly string[]])[] = [
  [
    "ambient",
    [
      "space",
      "stars",
      "galaxy",
      "planet",
      "ocean",
      "sea",
      "underwater",
      "fog",
      "mist",
      "clouds",
      "dream",
      "aurora",
      "whale",
    ],
  ],
  [
    "lofi",
    [
      "rain",
      "rainy",
      "window",
      "coffee",
      "study",
      "homework",
      "library",
      "train",
      "evening",
      "cat",
    ],
  ],
  [
    "cinematic",
    [
      "dragon",
      "war",
      "hero",
      "knight",
      "army",
      "mountain",
      "storm",
      "quest",
      "journey",
      "king",
      "explosion",
    ],
  ],
  [
    "synthwave",
    ["city", "night drive", "car", "highway", "cyber", "robot", "future", "hacker", "skyline"],
  ],
  [
    "folk",
    [
      "forest",
      "meadow",
      "field",
      "river",
      "fox",
      "deer",
      "road",
      "farm",
      "garden",
      "autumn",
      "campfire",
      "hike",
    ],
  ],
  ["bossaNova", ["beach", "cocktail", "holiday", "vacation", "terrace", "sunset", "palm"]],
  ["jazz", ["bar", "detective", "new york", "whisky", "smoke", "noir", "rooftop"]],
  ["country", ["horse", "desert", "ranch", "truck", "prairie"]],
  ["celtic", ["elf", "elves", "fairy", "village", "sheep", "pub", "pirate", "ship", "sailor"]],
  ["pianoBallad", ["love", "memory", "memories", "letter", "snow", "winter", "mother", "candle"]],
  ["lullaby", ["child", "moon", "teddy", "cradle"]],
  ["march", ["soldier", "team", "stadium", "king's guard"]],
  ["chiptune", ["game", "level", "pixel art", "boss fight", "platformer"]],
  ["waltz", ["ball", "dress", "princess", "snowflake"]],
  ["classical", ["museum", "wine", "spring", "butterfly", "dinner"]],
  ["house", ["festival", "dj", "neon lights", "workout", "fitness", "fashion"]],
  ["rock", ["motorcycle", "fire", "rebel", "skateboard"]],
  ["drumAndBass", ["chase", "race", "parkour", "motorsport"]],
  ["latin", ["carnival", "street food", "dancer"]],
  ["east", ["cherry blossom", "dragonfly", "tea", "lotus", "koi", "ninja", "mount fuji"]],
];

/** Where nothing says which: kinds that suit most things. */
export const USUAL_GENRES: readonly GenreName[] = [
  "pop",
  "lofi",
  "folk",
  "cinematic",
  "pianoBallad",
];

/** Asked for now and then, and not to be had here. */
export const UNPLAYED_WORDS: readonly (readonly [string, readonly string[]])[] = [
  [
    "voices",
    ["vocal", "vocals", "singing", "singer", "sung", "lyrics", "rapper", "rapping", "spoken word"],
  ],
  ["theremin", ["theremin"]],
  ["didgeridoo", ["didgeridoo"]],
  ["hurdy-gurdy", ["hurdy gurdy", "hurdy-gurdy"]],
  ["oud", ["oud"]],
  ["erhu", ["erhu"]],
  ["tabla", ["tabla"]],
  ["mandolin", ["mandolin"]],
  ["lute", ["lute"]],
];
