import type { StorySettings } from "@kinora/contracts/story/board";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import type { Mention, Reading } from "@kinora/studio/read/mention";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import type { Random } from "@kinora/studio/scene/random";
import { GARMENTS } from "@kinora/studio/scene/scene-spec";
import nlp from "compromise";
import { article, castFigure, genderOf, isLiving, singular, type Taken } from "./cast-figure.ts";
import { awayFrom, placeFor, placeOf, settingFor } from "./choose-setting.ts";
import { findProp, findSought, isSomebody, maybeMet, possessedIn } from "./choose-things.ts";
import type { Deed, Idea, StoryFigure } from "./idea.ts";
import { inventHelper, inventHero, inventPerson } from "./invent-figure.ts";
import { inThePast, readClause } from "./read-deed.ts";
import { nameOf, withNames } from "./read-names.ts";
import { asTold, COUNTED, capital, introduce, readable, readFirst } from "./sentence.ts";
import { settingOf } from "./settings.ts";
import { stripPrompt } from "./strip-prompt.ts";

/** Separates one hero with a name from a group. */
function partUp(
  mention: Mention,
  phrase: string | undefined,
): { one: Mention; phrase: string | undefined; rest: Mention | undefined } {
  if (/['’]s$/.test(mention.words))
    return { one: { ...mention, count: 1 }, phrase: undefined, rest: undefined };
  if (mention.count < 2) return { one: mention, phrase, rest: undefined };
  const several = mention.words.replace(COUNTED, "");
  const one = { ...mention, words: singular(several), count: 1 };
  if (!isLiving(mention.subject)) return { one, phrase: undefined, rest: undefined };
  const rest =
    mention.count === 2
      ? { ...one }
      : { ...mention, words: several, count: mention.count - 1, wears: [] };
  return {
    one,
    phrase: `one of ${phrase ?? mention.words}`.replace(
      /^one of (?!two|three|four|five|six|the|several|some|many|a )/,
      "one of the ",
    ),
    rest,
  };
}

/** A prompt that cannot be drawn, such as "patience", becomes something to understand. */
function ponder(words: string, reading: Reading): Deed | undefined {
  const plain =
    /^\p{Script=Latin}[\p{Script=Latin} '’-]*$/u.test(words) && words.split(" ").length <= 4;
  if (!plain || reading.places.length > 0 || reading.actions.length > 0) return undefined;
  const meant = `what is meant by “${words.toLowerCase()}”`;
  return { kind: "goal", infinitive: `understand ${meant}`, past: `understood ${meant}` };
}

/** Chooses the deed of the story: the first goal or trouble, or else the initial state. */
function chooseDeed(
  first: Deed | undefined,
  others: readonly string[],
  hero: StoryFigure,
): Deed | undefined {
  const about = /^(?:it|she|he|they|then)\b/i;
  if (first !== undefined && first.kind !== "state") return first;
  const later = others
    .filter((sentence) => about.test(sentence) || sentence.includes(hero.kind))
    .map((sentence) => readClause(readable(sentence)).deed)
    .find((deed) => deed !== undefined && deed.kind !== "state");
  return later?.kind === "trouble" || first === undefined ? (later ?? first) : first;
}

/** Matches statements that it is dark; a fear of the dark does not count. */
const IN_THE_DARK = /\b(?:(?:is|are|gets|in the|after) dark|moonlight|starlight)\b/i;

/** Rewrites "open a restaurant together" for one of two: "open a restaurant with a dragon". */
function withPartner({ kind, infinitive, past }: Deed, partner: string): Deed {
  const add = (words: string) => `${words.replace(/ together\b/, "")} with ${partner}`;
  return { kind, infinitive: add(infinitive), past: add(past) };
}

/** Weather that is wished for is absent. */
const MISSED =
  /\b(?:miss\w*|wait\w* for|long\w* for|wish\w* for|without|no|needs?|wants?) (?:the |some |more |any )?(?:rain|snow|sun|wind|storm|fog|clouds?)\b/i;

const isOwn = (text: string, thing: string) =>
  new RegExp(`\\b(?:his|her|its|their|my) (?:\\w+ ){0,2}${thing}\\b`, "i").test(text);

/**
 * In "The moon falls into a lake | and a frog helps it", returns the text before the hero's clause
 * and the hero's deed.
 */
function findTheirs(sentence: string, { words }: Mention) {
  for (const { index, 0: join } of sentence.matchAll(/,? (?:and|but|so|until|then) /g)) {
    const clause = readClause(sentence.slice(index + join.length));
    if (clause.deed !== undefined && clause.subject.includes(words))
      return { before: sentence.slice(0, index), deed: clause.deed };
  }
  return undefined;
}

/** Reads a prompt as a story: who, where, when, what. Never throws; missing parts are invented. */
export function readIdea(
  prompt: string,
  settings: Pick<StorySettings, "seed" | "genre">,
  props: readonly string[],
  random: Random,
): Idea {
  const { text, name, named } = stripPrompt(prompt);
  const sentences: string[] = nlp(text).sentences().out("array");
  const clause = readFirst(sentences[0] ?? "");
  // A comma after the subject keeps "a parrot search" from being read as one thing.
  const reading = readPrompt(
    clause.deed === undefined ? text : text.replace(clause.subject, `${clause.subject},`),
  );
  const planned = placeOf(text, settings.seed);
  const living = reading.mentions.filter(({ subject }) => isLiving(subject));
  const thing = reading.mentions.find(
    ({ words, subject }) => clause.subject.includes(words) && subjectOf(subject).size < 8,
  );
  const mention =
    living.find(({ words }) => clause.subject.includes(words)) ??
    (clause.deed === undefined ? undefined : thing) ??
    living[0] ??
    thing ??
    (clause.deed !== undefined && isSomebody(clause.subject)
      ? inventPerson(clause.subject, random.fork("hero"))
      : inventHero(planned, random.fork("hero")));
  const place = placeFor(planned, reading, mention, random.fork("place"));
  const gender = genderOf(text);
  const taken: Taken = { names: [], colours: [] };
  const told = clause.subject.includes(mention.words);
  // A clause whose subject cannot be drawn, such as a bakery, does not describe what the mouse in
  // it does.
  const isTheirs = told || reading.missing.some((words) => clause.subject.includes(words));
  const theirs = isTheirs ? undefined : findTheirs(readable(sentences[0] ?? ""), mention);
  const deed = isTheirs ? clause.deed : theirs?.deed;
  const short = clause.subject.split(" ").length <= 9 && !/ and /.test(clause.subject);
  const { one, phrase, rest } = partUp(
    mention,
    told && short ? introduce(clause.subject, mention.count) : undefined,
  );
  const prop = findProp(reading.mentions, mention);
  // In "She loses her red scarf" the scarf is hers, so she is drawn with it.
  const garment = GARMENTS.find((item) => prop?.subject === item);
  const wears =
    garment === undefined || one.wears.length > 0 || !isOwn(text, garment)
      ? one.wears
      : [{ item: garment, ...(prop?.colour === undefined ? {} : { colour: prop.colour }) }];
  const hero = castFigure(
    {
      mention: { ...one, wears },
      phrase,
      name: name ?? nameOf(named, one.words),
      gender,
      neuter: /\b(?:its|itself)\b|[.!?] It\b/.test(text),
    },
    taken,
    random.fork("figure"),
  );
  const second = rest ?? living.find((other) => other !== mention && maybeMet(text, other));
  const partner =
    second === undefined
      ? undefined
      : castFigure(
          {
            mention: second,
            phrase: rest === undefined ? possessedIn(text, second) : `the other ${rest.words}`,
            name: nameOf(
              named.filter((one) => one.name !== hero.name),
              second.words,
            ),
            gender: undefined,
          },
          taken,
          random.fork("partner"),
        );
  const setting = settingFor(place, reading.places.length > 0, one, text);
  const helper =
    partner ??
    inventHelper(setting, hero, settings.genre === "romantic", taken, random.fork("helper"));
  const chosen =
    reading.mentions.length > 0
      ? chooseDeed(deed, sentences.slice(1), hero)
      : ponder(readable(sentences[0] ?? ""), reading);
  const together = / and /.test(clause.subject) && second !== undefined && rest === undefined;
  const isMissed = MISSED.test(text);
  const sought =
    chosen?.kind === "goal" ? findSought(reading.mentions, mention, chosen.infinitive) : undefined;
  return {
    hero,
    partner,
    helper,
    couple: rest?.count === 1,
    deed:
      chosen !== undefined && together && clause.subject.includes(second.words)
        ? withPartner(
            chosen,
            nameOf(named, second.words) ?? possessedIn(text, second) ?? article(second.words),
          )
        : chosen && {
            ...chosen,
            infinitive: withNames(chosen.infinitive, named),
            past: withNames(chosen.past, named),
          },
    opensWith: reading.mentions.length > 0 && deed?.kind !== "goal" ? deed : undefined,
    setting: settingOf(setting),
    away: awayFrom(setting, reading.places.length > 0, hero, helper),
    hour: reading.times[0] ?? (IN_THE_DARK.test(text) ? "night" : undefined),
    weather: isMissed ? undefined : reading.weathers[0]?.kind,
    longedFor: isMissed ? reading.weathers[0]?.kind : undefined,
    prop:
      prop === undefined
        ? random.fork("prop").pick(props)
        : singular(prop.words).replace(COUNTED, "").replace(/^one /, ""),
    sought: sought?.words,
    begins:
      isTheirs || clause.deed === undefined
        ? undefined
        : asTold(theirs?.before ?? sentences[0] ?? ""),
    told: sentences.slice(1).map((sentence) => capital(inThePast(sentence.trim()))),
  };
}
