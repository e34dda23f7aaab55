import type { Random } from "@kinora/studio/scene/random";
import { plural, withArticle } from "./inflect.ts";
import type { Key, WantedFigure } from "./key.ts";
import type { Who } from "./read-vocabulary.ts";
import type { Count, DeedWords, Noun, Stands, Vocabulary } from "./vocabulary.ts";

/** A figure as named in the sentence. */
export interface NamedFigure {
  readonly wanted: WantedFigure;
  /** With its article or number, "two owls". */
  readonly a: string;
  readonly the: string;
  /** Without article or number. */
  readonly bare: string;
}

/** Writes a prompt, and records in the key what each word it uses asks to see. */
export interface Writer {
  readonly key: Key;
  someone(): NamedFigure;
  person(): NamedFigure;
  animal(): NamedFigure;
  thing(): NamedFigure;
  /** Several of one kind. */
  several(): NamedFigure;
  /** People denoted by one collective word. */
  ensemble(): NamedFigure;
  coloured(named: NamedFigure): NamedFigure;
  does(named: NamedFigure): DeedWords;
  wears(named: NamedFigure): string;
  /** A person's deed with a thing. */
  handles(
    person: NamedFigure,
  ): DeedWords & { readonly passive: string; readonly thing: NamedFigure };
  /** What a figure stands on, under, …: the words between, and the other figure. */
  stands(named: NamedFigure): { readonly how: string; readonly stage: NamedFigure };
  /** The relation between two figures. */
  relates(one: NamedFigure, other: NamedFigure): string;
  /** A thing that the prompt says is absent. */
  lacks(): string;
  /** States that no figure is present. */
  nobody(): string;
  relate(stands: Stands, one: NamedFigure, others: readonly NamedFigure[]): void;
  place(): string;
  outdoors(): string;
  time(): string;
  weather(): string;
  /** Chooses one of several wordings. */
  either(...ways: readonly string[]): string;
}

const name = (wanted: WantedFigure, bare: string, a = withArticle(bare)): NamedFigure => ({
  wanted,
  a,
  bare,
  the: `the ${bare}`,
});

/** Relations between two figures that both move. */
const BETWEEN_TWO: readonly Stands[] = [
  "beside",
  "behind",
  "before",
  "with",
  "face",
  "chase",
  "hug",
];

/** Creates a writer with the words of a half. All choices are drawn from `random`. */
export function createWriter(vocabulary: Vocabulary, random: Random): Writer {
  const desk = openDesk(vocabulary, random);
  return {
    key: desk.key,
    relate: desk.relate,
    ...figuresOf(desk),
    ...looksOf(desk),
    ...tiesOf(desk),
    ...surroundingsOf(desk),
    either: (...ways) => random.pick(ways),
  };
}

type Desk = ReturnType<typeof openDesk>;

/** The key written so far, and how figures are added to it. */
function openDesk(vocabulary: Vocabulary, random: Random) {
  const key: Key = { figures: [], relations: [], absent: [] };
  const fresh = (fits: (noun: Noun) => boolean): Noun => {
    const taken = (noun: Noun) =>
      key.figures.some(({ noun: other }) => akin(other, noun)) ||
      key.absent.some((other) => akin(other, noun));
    return random.pick(vocabulary.nouns.filter((noun) => fits(noun) && !taken(noun)));
  };
  const want = (noun: Noun): WantedFigure => {
    const wanted: WantedFigure = { noun };
    key.figures.push(wanted);
    return wanted;
  };
  const one = (...who: readonly Who[]) => {
    const wanted = want(fresh((noun) => who.includes(noun.who)));
    return name(wanted, wanted.noun.word);
  };
  const relate: Writer["relate"] = (stands, { wanted: of }, others) => {
    key.relations.push({ stands, of, to: others.map(({ wanted }) => wanted) });
  };
  return { vocabulary, random, key, fresh, want, one, relate };
}

/** The subjects of a sentence. */
function figuresOf(
  desk: Desk,
): Pick<Writer, "animal" | "person" | "someone" | "thing" | "several" | "ensemble"> {
  const { vocabulary, random } = desk;
  const counted = (wanted: WantedFigure, count: Count, words: string): NamedFigure => {
    wanted.count = count;
    return name(wanted, words, words);
  };
  const animal = () => desk.one(random.pick(["legs", "legs", "legs", "wings"]));
  const person = () => desk.one("people");
  return {
    animal,
    person,
    someone: () => (random.next() < 0.5 ? person() : animal()),
    thing: () => desk.one("things"),
    several: () => {
      const { wanted } = desk.one("legs", "wings", "people");
      const count = random.pick(vocabulary.counts);
      return counted(wanted, count, `${count.words} ${plural(wanted.noun.word)}`);
    },
    ensemble: () => {
      const count = random.pick(vocabulary.ensembles);
      return counted(desk.want(somebody(count.words)), count, withArticle(count.words));
    },
  };
}

/** The appearance of a figure, and its own actions. */
const looksOf = ({ vocabulary, random }: Desk): Pick<Writer, "coloured" | "does" | "wears"> => ({
  coloured: ({ wanted }) => {
    wanted.colour = random.pick(vocabulary.colours);
    return name(wanted, `${wanted.colour.words} ${wanted.noun.word}`);
  },
  does: ({ wanted }) => {
    const able = vocabulary.deeds.filter(({ who }) => who.includes(wanted.noun.who));
    wanted.deed = random.pick(able);
    return wanted.deed;
  },
  wears: ({ wanted }) => {
    const garment = random.pick(vocabulary.garments);
    const { words, colour } = random.pick(vocabulary.colours);
    const dyed = random.next() < 0.5;
    wanted.garment = dyed ? { ...garment, colour } : garment;
    return withArticle(dyed ? `${words} ${garment.words}` : garment.words);
  },
});

/** Relations between figures. */
function tiesOf(desk: Desk): Pick<Writer, "handles" | "stands" | "relates"> {
  const { vocabulary, random } = desk;
  return {
    handles: (actor) => {
      const handling = random.pick(vocabulary.handlings);
      const held = desk.want(random.pick(handling.things));
      const thing = name(held, held.noun.word);
      actor.wanted.deed = handling;
      desk.relate(handling.stands, actor, [thing]);
      return { ...handling, thing };
    },
    stands: (named) => {
      const { words: how, stands } = random.pick(
        vocabulary.relations.filter((each) =>
          vocabulary.stages.some((stage) => stage.stands.includes(each.stands)),
        ),
      );
      const stages = vocabulary.stages.filter((stage) => stage.stands.includes(stands));
      const wanted = desk.want(random.pick(stages).noun);
      const stage = name(wanted, wanted.noun.word);
      desk.relate(stands, named, [stage]);
      return { how, stage };
    },
    relates: (first, second) => {
      const ways = vocabulary.relations.filter((each) => BETWEEN_TWO.includes(each.stands));
      const { words, stands } = random.pick(ways);
      desk.relate(stands, first, [second]);
      return words;
    },
  };
}

/** Absences, places and times. */
function surroundingsOf(
  desk: Desk,
): Pick<Writer, "lacks" | "nobody" | "place" | "outdoors" | "time" | "weather"> {
  const { vocabulary, random, key } = desk;
  const anyPlace = (outdoors: boolean) => {
    key.place = random.pick(vocabulary.places.filter((each) => each.outdoors || !outdoors));
    return key.place.words;
  };
  return {
    lacks: () => {
      const noun = desk.fresh(({ who }) => who !== "fins");
      key.absent.push(noun);
      return plural(noun.word);
    },
    nobody: () => {
      key.absent.push(somebody("people"));
      return "no people";
    },
    place: () => anyPlace(false),
    outdoors: () => anyPlace(true),
    time: () => {
      key.time = random.pick(vocabulary.times);
      return key.time.words;
    },
    weather: () => {
      key.weather = random.pick(vocabulary.weathers);
      return key.weather.words;
    },
  };
}

/** Returns true when a picture of one may be taken for the other. */
const akin = (one: Noun, other: Noun) =>
  one.word === other.word ||
  one.same.has(other.word) ||
  one.kin.has(other.word) ||
  other.same.has(one.word) ||
  other.kin.has(one.word);

/** Any person, for words like "choir". */
const somebody = (word: string): Noun => ({
  word,
  who: "people",
  same: new Set([word, "person"]),
  kin: new Set(),
});
