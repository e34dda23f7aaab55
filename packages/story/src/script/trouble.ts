import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import type { Random } from "@kinora/studio/scene/random";
import type { Place, Weather } from "@kinora/studio/scene/scene-spec";

/** An obstacle, in words and in the picture. */
export interface Trouble {
  readonly noun: string;
  /** "a storm came rolling in" */
  readonly came: string;
  /** Words for the visual: "in a storm". */
  readonly seen: string;
}

interface Kind {
  readonly noun: string;
  readonly came: readonly string[];
  readonly seen: string;
}

const OUTSIDE: Readonly<Record<Exclude<Weather, "clear">, Kind>> = {
  storm: {
    noun: "the storm",
    seen: "in a storm",
    came: [
      "a storm came rolling in",
      "the sky went black and began to shout",
      "lightning tore the sky in two",
      "the storm broke",
      "thunder walked in over the hills",
    ],
  },
  fog: {
    noun: "the fog",
    seen: "in thick fog",
    came: [
      "a fog came down and put the world away",
      "the fog crept in and took the path",
      "white fog closed in on every side",
      "the far things went, then the near things, and there was only fog",
      "the fog arrived, uninvited",
    ],
  },
  rain: {
    noun: "the rain",
    seen: "in heavy rain",
    came: [
      "the rain began, and it meant it",
      "the rain came down like a curtain",
      "it started to pour",
      "every cloud emptied its pockets",
      "the rain hit like gravel",
    ],
  },
  snow: {
    noun: "the snow",
    seen: "in heavy snow",
    came: [
      "snow began to fall, and forgot to stop",
      "the snow wiped out every track",
      "a white wall of snow blew in",
      "the snow came sideways",
      "the blizzard struck",
    ],
  },
  cloudy: {
    noun: "the wind",
    seen: "under dark clouds",
    came: [
      "the wind turned, and pushed back",
      "the wind rose until it had a voice",
      "a gale sprang up out of nowhere",
      "the wind came round the corner like a bull",
      "dark clouds piled up, and the wind with them",
    ],
  },
};
const INSIDE: Kind = {
  noun: "the dark",
  seen: "at night",
  came: [
    "every light went out at once",
    "the lights flickered and died",
    "the dark came in and sat down",
    "someone, or something, put out the light",
    "there was a click, and it was pitch dark",
  ],
};

/** Below this many words, the trouble is told briefly. */
const LITTLE = 60;
const FEW = 7;

/**
 * Chooses the trouble of a story: the weather the prompt names, or else one that suits the place.
 */
export function chooseTrouble(
  place: Place,
  named: Weather | undefined,
  goal: number,
  random: Random,
): Trouble {
  const { noun, seen, came } = kindFor(place, named, random);
  const short = came.filter((words) => words.split(" ").length <= FEW);
  return { noun, seen, came: random.pick(goal < LITTLE && short.length > 0 ? short : came) };
}

function kindFor(place: Place, named: Weather | undefined, random: Random): Kind {
  if (placeOf(place).air !== "open") return INSIDE;
  if (named !== undefined && named !== "clear") return OUTSIDE[named];
  if (place === "snow" || place === "ice")
    return OUTSIDE[random.pick(["snow", "fog", "cloudy"] as const)];
  if (place === "desert" || place === "canyon" || place === "savanna")
    return OUTSIDE[random.pick(["storm", "cloudy"] as const)];
  return OUTSIDE[random.pick(["storm", "fog", "rain", "cloudy"] as const)];
}
