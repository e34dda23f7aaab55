import { ANIMALS } from "@kinora/studio/cast/catalogue/animals";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { type Mention, plainMention } from "@kinora/studio/read/mention";
import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import type { Random } from "@kinora/studio/scene/random";
import type { Place } from "@kinora/studio/scene/scene-spec";
import { castFigure, isLiving, isPerson, type Taken } from "./cast-figure.ts";
import type { StoryFigure } from "./idea.ts";

/** Possible heroes by place, for prompts that name none. */
const HEROES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:space|moon|mars|spaceship)$/, ["robot", "astronaut"]],
  [/^(?:underwater|ocean)$/, ["sea-turtle", "dolphin"]],
  [/^(?:snow|ice)$/, ["penguin", "fox", "polar-bear"]],
  [
    /^(?:city|neon-city|rooftop|train-station|bridge|highway|stadium|laboratory)$/,
    ["robot", "girl", "boy"],
  ],
  [/^(?:beach|harbour|sea-cliff|ship-deck)$/, ["girl", "boy", "otter"]],
  [/^(?:jungle|waterfall|savanna|swamp)$/, ["monkey", "lion", "elephant"]],
  [/^(?:desert|canyon|ruins)$/, ["camel", "fox", "girl"]],
];

/** Invents a hero who lives where the prompt plays. */
export function inventHero(place: Place, random: Random): Mention {
  const fitting = HEROES.find(([places]) => places.test(place))?.[1] ?? [];
  const indoors = placeOf(place).air === "indoors";
  const key = random.pick(
    fitting.length > 0
      ? fitting
      : indoors
        ? ["mouse", "cat", "girl", "boy"]
        : ["fox", "rabbit", "bear", "hedgehog"],
  );
  return plainMention(key, subjectOf(key).words[0] ?? key);
}

/** Chooses a person to draw for a figure without a picture: "a young scribe". */
export function inventPerson(phrase: string, random: Random): Mention {
  const words = phrase.split(/ (?:who|that|which)\b/)[0] ?? phrase;
  const noun = words.replace(/^(?:an?|the|my|our|his|her) /i, "");
  const young = /\b(?:young|little|small|kid)\b/i.test(noun);
  const old = /\b(?:old|elder|ancient)\b/i.test(noun);
  const key = random.pick(
    young ? ["girl", "boy"] : old ? ["old-woman", "old-man"] : ["woman", "man"],
  );
  return { ...plainMention(key, noun), approximation: { words: noun, drawnAs: key } };
}

/** Possible friends met on the way; those who live in the place are preferred. */
const FRIENDLY = new Set(
  "owl,fox,cat,dog,rabbit,mouse,bear,hedgehog,deer,raven,bird,otter,seal,penguin,dolphin,octopus,sea-turtle,turtle,parrot,monkey,elephant,goat,duck,goose,horse,donkey,frog,raccoon,beaver,camel,lizard,koala,panda,squirrel,crab,butterfly,eagle,dove,sheep,whale".split(
    ",",
  ),
);

/** Invents a love interest of the hero's own kind. */
function inventLove(hero: StoryFigure, taken: Taken, random: Random): StoryFigure {
  const person = isPerson(hero.subject);
  const key = person
    ? random.pick(
        hero.pronouns.they === "she" ? ["man", "man", "woman"] : ["woman", "woman", "man"],
      )
    : isLiving(hero.subject)
      ? hero.subject
      : "bird";
  const words = subjectOf(key).words[0] ?? key;
  const phrase = person ? "a stranger with kind eyes" : `another ${words}`;
  return castFigure(
    {
      mention: plainMention(key, words),
      phrase: key === hero.subject || person ? phrase : undefined,
      name: undefined,
      gender: undefined,
    },
    taken,
    random,
  );
}

/** Invents a helper who is not in the prompt. */
export function inventHelper(
  place: Place,
  hero: StoryFigure,
  inLove: boolean,
  taken: Taken,
  random: Random,
): StoryFigure {
  if (inLove) return inventLove(hero, taken, random);
  const all = ANIMALS.filter(({ key }) => FRIENDLY.has(key) && key !== hero.subject);
  const weightless = placeOf(place).kin === "space";
  const local = all.filter(({ homes }) => homes.includes(place));
  const kin = all.filter(({ homes }) => homes.includes(placeOf(place).kin));
  const key = weightless
    ? random.pick(hero.subject === "robot" ? ["alien", "astronaut"] : ["robot", "alien"])
    : random.pick(
        local.length > 1
          ? local
          : kin.length > 0
            ? kin
            : all.filter(({ stance }) => stance === "ground"),
      ).key;
  const words = key === "alien" ? "little alien" : (subjectOf(key).words[0] ?? key);
  return castFigure(
    { mention: plainMention(key, words), phrase: undefined, name: undefined, gender: undefined },
    taken,
    random,
  );
}
