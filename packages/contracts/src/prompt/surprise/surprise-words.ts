type Words = readonly [string, ...string[]];

interface Scene {
  readonly who: Words;
  readonly where: Words;
  readonly light: Words;
}

const DAYLIGHT = ["golden hour", "at dawn", "on a clear morning", "at dusk, warm light"] as const;

/**
 * Which subjects fit which places. The engine can draw every word of these, which a test of the
 * engine verifies.
 */
export const SCENES: readonly [Scene, ...Scene[]] = [
  {
    who: ["a fox", "a deer", "an owl", "a bear", "a wolf", "two rabbits"],
    where: ["in a misty forest", "at the edge of a forest in autumn", "in a snowy forest"],
    light: ["at dawn", "at night, a full moon", "golden hour", "at dusk"],
  },
  {
    who: ["two sailing boats", "a lighthouse", "three dolphins", "a whale"],
    where: ["on a calm ocean", "on the ocean under a wide sky"],
    light: [...DAYLIGHT, "a storm coming up"],
  },
  {
    who: ["a cat", "a robot", "a fox", "a dog"],
    where: ["in a neon city", "in a city street"],
    light: ["at night, light rain", "at night", "at dusk", "falling snow"],
  },
  {
    who: ["an astronaut", "a robot", "a rocket"],
    where: ["in space above a planet", "in space beside a ringed planet"],
    light: ["two moons", "many stars"],
  },
  {
    who: ["a turtle", "a crab", "a dog", "a parrot"],
    where: ["on a beach", "on a beach with palm trees"],
    light: ["at sunrise, gentle waves", "at sunset", "golden hour"],
  },
  {
    who: ["three hot air balloons", "a camel", "an eagle"],
    where: ["over a desert canyon", "in the desert"],
    light: ["golden hour", "at sunset", "at dawn"],
  },
  {
    who: ["a cat", "a dog", "a robot"],
    where: ["by the window of a cosy room", "in a cosy room"],
    light: ["on a snowy night", "on a rainy evening", "warm light"],
  },
  {
    who: ["a horse", "a sheep", "a robot", "two ducks"],
    where: ["on a farm", "on a farm in spring"],
    light: DAYLIGHT,
  },
  {
    who: ["a whale", "a turtle", "an octopus", "three fish"],
    where: ["in deep blue water", "under water among corals"],
    light: ["rays of light", "many bubbles"],
  },
  {
    who: ["a dragon", "an owl", "a knight"],
    where: ["before a castle", "at a castle in the mountains"],
    light: ["in a thunderstorm", "at night, a full moon", "at dusk"],
  },
];

export const MUSIC_WORDS: {
  readonly bands: readonly [
    { readonly kinds: Words; readonly instruments: Words },
    ...{ readonly kinds: Words; readonly instruments: Words }[],
  ];
  readonly moods: Words;
  readonly occasions: Words;
} = {
  bands: [
    { kinds: ["lo-fi"], instruments: ["electric piano", "vibraphone", "nylon guitar"] },
    { kinds: ["jazz", "bossa nova"], instruments: ["clarinet and piano", "flute", "upright bass"] },
    {
      kinds: ["orchestral music"],
      instruments: ["strings and horns", "choir and drums", "a solo cello"],
    },
    { kinds: ["synthwave", "ambient"], instruments: ["warm pads", "a slow lead", "bells"] },
    { kinds: ["funk"], instruments: ["slap bass and brass", "electric piano and brass"] },
    { kinds: ["folk"], instruments: ["whistle and harp", "fiddle and guitar"] },
  ],
  moods: ["calm", "playful", "dreamy", "energetic", "hopeful", "melancholy"],
  occasions: [
    "for a rainy evening",
    "for a long train ride",
    "for the first day of summer",
    "for a night under the stars",
    "for a walk in the snow",
    "for a slow morning",
  ],
};

export const STORY_WORDS: {
  readonly heroes: Words;
  readonly wishes: Words;
  readonly obstacles: Words;
} = {
  heroes: [
    "a young fox",
    "an old lighthouse keeper",
    "a small robot",
    "the smallest dragon",
    "a lost cat",
    "a shy owl",
    "two brave mice",
  ],
  wishes: [
    "wants to see the sea",
    "wants to plant a garden on the moon",
    "wants to find the way home",
    "wants to win the great race",
    "wants to make a friend",
    "wants to light up the dark forest",
  ],
  obstacles: [
    "a storm is on its way",
    "the bridge is gone",
    "nobody believes it can be done",
    "winter comes early",
    "the map is missing its last piece",
    "an old rival wants the same",
  ],
};
