import type { StorySettings } from "@kinora/contracts/story/board";
import nlp from "compromise";
import { subjectOf } from "../../studio/cast/catalogue/catalogue.ts";
import type { Mention, Reading } from "../../studio/scene/mention.ts";
import { isWeightless } from "../../studio/scene/place-traits.ts";
import { planScene } from "../../studio/scene/plan-scene.ts";
import type { Random } from "../../studio/scene/random.ts";
import { readPrompt } from "../../studio/scene/read-prompt.ts";
import { GARMENTS, type Place } from "../../studio/scene/scene-spec.ts";
import { article, castFigure, genderOf, isLiving, singular, type Taken } from "./cast-figure.ts";
import type { Deed, Figure, Idea, Setting } from "./idea.ts";
import { inventHelper, inventHero } from "./invent-figure.ts";
import { type Clause, inThePast, readClause } from "./read-deed.ts";
import { settingOf, settingsAround } from "./settings.ts";
import { stripPrompt } from "./strip-prompt.ts";

/** Not met on the way: somebody else's, or nobody in particular. */
const OTHERS = /(?:\b(?:mother|father|mom|mum|dad|parents?|people|family)|'s)$/i;

const COUNTED =
  /^(?:(?:two|three|four|five|six|several|some|many|\d+|a (?:pair|group|couple|bunch) of) )+/i;
const DETERMINED =
  /^(?:an?|the|one|two|three|four|five|six|some|several|many|his|her|their|its|\d+)\b/i;

/** "The last dragon" and "dragon" are introduced as "the last dragon" and "a dragon". */
function introduce(phrase: string, count: number): string {
  const plain = phrase
    .trim()
    .replace(/^(?:my|our|your) /i, "")
    .replace(/[.,;:!?]+$/, "");
  const lower = /^\p{Lu}(?:\p{Ll}| )/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
  const one = /^the (?:last|first|only|other|\w{3,}est)\b/.test(lower)
    ? lower
    : lower.replace(/^the /, "");
  if (count < 2) return DETERMINED.test(one) ? one : article(one);
  return lower;
}

/** A sentence without what a grammar would read, and without its full stop. */
const readable = (sentence: string) =>
  sentence
    .replace(/[.!?…]+$/, "")
    .replace(/[^\p{L}\p{N} '’,-]/gu, "")
    .replace(/\S{40,}/g, "")
    .slice(0, 300)
    .replace(/\s+/g, " ")
    .trim();

/** The first sentence; "how bees make honey" is told as what bees do, a question as nothing done. */
function readFirst(sentence: string): Clause {
  const bare = readable(sentence);
  return /\?$/.test(sentence)
    ? { subject: bare, deed: undefined }
    : readClause(bare.replace(/^(?:how|why|when|where|what) (?:to )?/i, ""));
}

/** The setting of a story: where the prompt plays; whoever walks is not left in the middle of the sea. */
function settingFor(place: Place, named: boolean, hero: Mention, prompt: string): Place {
  const { rig, homes } = subjectOf(hero.subject);
  const walks = !["swimmer", "vessel", "craft"].includes(rig);
  const swept = place === "ocean" || isWeightless(place);
  if (!walks || named || !swept || homes.includes(place)) return place;
  if (/lighthouse|cliff/i.test(prompt)) return "sea-cliff";
  return place === "space" || place === "abstract" ? (homes[0] ?? "village") : "harbour";
}

const swims = ({ subject }: Figure) => subjectOf(subject).rig === "swimmer";

/** Where the story goes: where both can be. Who walks and who swims meet on the shore. */
function awayFrom(setting: Place, named: boolean, hero: Figure, helper: Figure): Setting {
  const wet = setting === "ocean" || setting === "underwater" || setting === "beach";
  if (swims(helper) && !swims(hero) && !wet) return settingOf("beach");
  if (swims(hero)) return settingOf(setting);
  return named ? settingOf(setting) : (settingsAround(setting)[0] ?? settingOf(setting));
}

/** Several heroes become one with a name and the rest of them. */
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

/** A word that cannot be drawn is something to think about: "patience". */
function ponder(words: string, reading: Reading): Deed | undefined {
  const plain =
    /^\p{Script=Latin}[\p{Script=Latin} '’-]*$/u.test(words) && words.split(" ").length <= 4;
  if (!plain || reading.places.length > 0 || reading.actions.length > 0) return undefined;
  const meant = `what is meant by “${words.toLowerCase()}”`;
  return { kind: "goal", infinitive: `understand ${meant}`, past: `understood ${meant}` };
}

/** What a deed may be made of: the first thing that is done or goes wrong, else how things are. */
function chooseDeed(
  first: Deed | undefined,
  others: readonly string[],
  hero: Figure,
): Deed | undefined {
  const about = hero.pronouns.they === "it" ? /^(?:it|then)\b/i : /^(?:she|he|they|then)\b/i;
  if (first !== undefined && first.kind !== "state") return first;
  const later = others
    .filter((sentence) => about.test(sentence) || sentence.includes(hero.kind))
    .map((sentence) => readClause(readable(sentence)).deed)
    .find((deed) => deed !== undefined && deed.kind !== "state");
  return later?.kind === "trouble" || first === undefined ? (later ?? first) : first;
}

/** Reads what a prompt means to tell: who, where, when, what. Never throws; what it lacks is invented. */
export function readIdea(
  prompt: string,
  settings: Pick<StorySettings, "seed" | "genre">,
  props: readonly string[],
  random: Random,
): Idea {
  const { text, name } = stripPrompt(prompt);
  const sentences: string[] = nlp(text).sentences().out("array");
  const clause = readFirst(sentences[0] ?? "");
  // A pause behind who it is, or "a parrot search" would be taken for one thing.
  const reading = readPrompt(
    clause.deed === undefined ? text : text.replace(clause.subject, `${clause.subject},`),
  );
  const place = planScene({
    prompt: text,
    negativePrompt: "",
    kind: "image",
    style: "illustration",
    effect: null,
    aspectRatio: "16:9",
    duration: 0,
    fps: 24,
    seed: settings.seed,
  }).place;
  const living = reading.mentions.filter(({ subject }) => isLiving(subject));
  const thing = reading.mentions.find(
    ({ words, subject }) => clause.subject.includes(words) && subjectOf(subject).size < 8,
  );
  const mention =
    living.find(({ words }) => clause.subject.includes(words)) ??
    (clause.deed === undefined ? undefined : thing) ??
    living[0] ??
    thing ??
    inventHero(place, random.fork("hero"));
  const gender = genderOf(text);
  const taken: Taken = { names: [], colours: [] };
  const told = reading.mentions.includes(mention) && clause.subject.includes(mention.words);
  // What a bakery does is not what the mouse in it does.
  const isTheirs = told || reading.missing.some((words) => clause.subject.includes(words));
  const deed = isTheirs ? clause.deed : undefined;
  const short = clause.subject.split(" ").length <= 9 && !/ and /.test(clause.subject);
  const { one, phrase, rest } = partUp(
    mention,
    told && short ? introduce(clause.subject, mention.count) : undefined,
  );
  const prop = reading.mentions.find(
    (other) =>
      other !== mention &&
      other.approximation === undefined &&
      subjectOf(other.subject).rig === "prop" &&
      subjectOf(other.subject).size < 1.2,
  );
  // "She loses her red scarf": it is hers, so she is drawn with it.
  const garment = GARMENTS.find((item) => prop?.subject === item);
  const wears =
    garment === undefined || one.wears.length > 0
      ? one.wears
      : [{ item: garment, ...(prop?.colour === undefined ? {} : { colour: prop.colour }) }];
  const hero = castFigure(
    { mention: { ...one, wears }, phrase, name, gender },
    taken,
    random.fork("figure"),
  );
  const second = rest ?? living.find((other) => other !== mention && !OTHERS.test(other.words));
  const partner =
    second === undefined
      ? undefined
      : castFigure(
          {
            mention: second,
            phrase: rest !== undefined && rest.count > 1 ? `the other ${rest.words}` : undefined,
            name: undefined,
            gender: undefined,
          },
          taken,
          random.fork("partner"),
        );
  const setting = settingFor(place, reading.places.length > 0, one, text);
  const helper =
    partner ??
    inventHelper(setting, hero, settings.genre === "romantic", taken, random.fork("helper"));
  return {
    hero,
    partner,
    helper,
    deed:
      reading.mentions.length > 0
        ? chooseDeed(deed, sentences.slice(1), hero)
        : ponder(readable(sentences[0] ?? ""), reading),
    opensWith: reading.mentions.length > 0 && deed?.kind !== "goal" ? deed : undefined,
    setting: settingOf(setting),
    away: awayFrom(setting, reading.places.length > 0, hero, helper),
    hour: reading.times[0],
    weather: reading.weathers[0]?.kind,
    prop: prop === undefined ? random.fork("prop").pick(props) : singular(prop.words),
    told: sentences.slice(1).map((sentence) => inThePast(sentence.trim())),
  };
}
