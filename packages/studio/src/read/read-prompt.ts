import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Action, Emotion } from "../scene/scene-spec.ts";
import { joinNouns, showsAlready } from "./join-nouns.ts";
import { ALSO_NOUNS } from "./lexicon/also-nouns.ts";
import {
  COMPANIES,
  DETERMINERS,
  EXACT_COUNTS,
  HERDS,
  NEGATIONS,
  PARENTS,
  POSSESSIVES,
  YOUNG,
} from "./lexicon/function-words.ts";
import { LEXICON, type Meaning } from "./lexicon/lexicon.ts";
import { RELATION_WORDS, type Relation } from "./lexicon/relation-words.ts";
import { isPlural, singularForms } from "./lexicon/singular-forms.ts";
import { isOneThing, matchPhrases, type Phrase, wordsOf } from "./match-phrases.ts";
import { type Mention, nothingRead, type Reading } from "./mention.ts";
import { nothingOpen } from "./open-words.ts";
import { garmentOf, putOn } from "./put-on.ts";
import { readIdioms } from "./read-idioms.ts";
import { readSigns } from "./read-signs.ts";
import { splitTerms } from "./split-terms.ts";
import { collectQualities, hasByItself } from "./tell-qualities.ts";

const ANIMAL_RIGS: ReadonlySet<string> = new Set(["toy", "beast", "pony", "hopper", "swimmer"]);
const MOST = 6;
const PORTRAIT = /\b(?:portrait|close[- ]?up|headshot|selfie)\b/i;

/**
 * Reads a prompt left to right. Never throws; words that cannot be shown are reported, except
 * filler.
 */
export function readPrompt(prompt: string): Reading {
  const reading = nothingRead(PORTRAIT.test(prompt));
  const { text: bare, signs } = readSigns(readIdioms(prompt));
  const boards = [...signs];
  const phrases = matchPhrases(splitTerms(bare));
  const qualities = collectQualities(reading);
  let open = nothingOpen();
  let relation: Relation | undefined;
  let negated = false;
  /** True when the last noun was worn: "a crown and a scarf". */
  let worn = false;
  /**
   * The previous phrase, if it was a noun directly before this one; together they form a compound.
   */
  let neighbour: Mention | "missing" | undefined;
  /** The noun before the comma, whose list the next one may continue. */
  let listed: Mention | undefined;
  /** Mentions of this clause. */
  let clause: Mention[] = [];

  const take = (meaning: Meaning) => {
    if (meaning.place !== undefined) reading.places.push(meaning.place);
    if (meaning.time !== undefined) reading.times.push(meaning.time);
    if (meaning.weather !== undefined) reading.weathers.push(meaning.weather);
    if (meaning.mood !== undefined) reading.moods.push(meaning.mood);
    if (meaning.look !== undefined) reading.looks.push(meaning.look);
  };
  const drop = (mention: Mention) => {
    reading.mentions = reading.mentions.filter((other) => other !== mention);
    clause = clause.filter((other) => other !== mention);
  };
  const miss = (words: string, joined: boolean) => {
    const last = joined ? reading.missing.pop() : undefined;
    reading.missing.push(last === undefined ? words : `${last} ${words}`);
    neighbour = "missing";
    open = nothingOpen();
  };
  /** Handles a thing without a picture, which may have an emblem. */
  const puzzle = (words: string, joined: boolean) => {
    const known = reading.missing.at(-1);
    if (joined) reading.unread = reading.unread.filter((each) => each !== known);
    miss([...qualities.release(), words].join(" "), joined);
    reading.unread.push(reading.missing.at(-1) ?? words);
  };
  const act = (action: Action) => {
    const idle = clause.filter((mention) => mention.action === undefined);
    if (open.determined || clause.length === 0) open.action = action;
    else for (const mention of idle) mention.action = action;
  };
  const feel = (emotion: Emotion, beforeNoun: boolean) => {
    if (beforeNoun || clause.length === 0) open.emotion = emotion;
    else for (const mention of clause) mention.emotion ??= emotion;
  };
  const cast = (key: string, phrase: Phrase, meaning: Meaning) => {
    const before = typeof neighbour === "object" ? neighbour : undefined;
    if (before !== undefined) drop(before);
    // In "my grandmother's cat" the owner is not drawn.
    const compound = before?.words.endsWith("'s") ? undefined : before;
    const joined = joinNouns(compound, key, wordsOf(phrase), meaning.shows);
    const written = wordsOf(phrase);
    const last = phrase.terms.at(-1)?.text ?? "";
    const count =
      open.count ??
      compound?.count ??
      (key === "person" ? meaning.count : undefined) ??
      (isPlural(last) && !isOneThing(phrase) ? 3 : 1);
    const colour = open.colour ?? compound?.colour;
    const actor = clause.findLast((mention) => mention !== compound);
    // In "a fried egg in a pan" or "a crane at a construction site" one picture shows both.
    const inside = compound === undefined && (relation ?? "in") === "in";
    if (inside && actor !== undefined && showsAlready(actor, key, written, open)) {
      neighbour = actor;
      relation = undefined;
      open = nothingOpen();
      return;
    }
    const garment = garmentOf(key);
    const dresses = relation === "with" || relation === "in";
    const puts = relation === "wear" || (dresses && garment !== undefined);
    if (puts && actor !== undefined) {
      if (garment !== undefined) putOn(garment, { actor, clause }, { written, colour }, qualities);
      else {
        qualities.attachTo(written, written);
        miss(written, false);
      }
      worn = true;
    } else {
      const mention: Mention = {
        subject: joined.subject,
        words: [...(compound === undefined ? [] : [compound.words]), ...open.words, written].join(
          " ",
        ),
        count: Math.min(MOST, Math.max(1, count)),
        ...(open.exact ? { wanted: count } : {}),
        size: open.size * (compound?.size ?? 1),
        colour,
        action: open.action ?? compound?.action,
        emotion: open.emotion ?? compound?.emotion,
        wears: [],
        family: open.words.includes("family"),
        approximation: joined.approximation,
        text: key === "sign" ? boards.shift() : undefined,
        relation:
          relation === undefined || actor === undefined
            ? compound?.relation
            : { kind: relation, to: actor },
        ...(listed === undefined ? {} : { after: listed }),
      };
      qualities.attach(mention, written, subjectOf(joined.subject).shows);
      reading.mentions.push(mention);
      clause.push(mention);
      neighbour = mention;
      relation = undefined;
    }
    listed = undefined;
    open = nothingOpen();
  };

  phrases.forEach((phrase, index) => {
    const first = phrase.terms[0];
    if (first === undefined) return;
    const { meaning } = phrase;
    const next = phrases[index + 1];
    const text = first.text;
    const single = phrase.terms.length === 1;
    const known = RELATION_WORDS.get(phrase.terms.map((term) => term.text).join(" "));
    const before = neighbour;
    neighbour = undefined;

    const parent = clause.findLast((mention) => ANIMAL_RIGS.has(subjectOf(mention.subject).rig));
    const isModifier = meaning?.colour !== undefined || meaning?.size !== undefined;
    const beforeNoun =
      !phrase.terms.some((term) => term.pause) &&
      next !== undefined &&
      (next.meaning === undefined
        ? next.terms[0]?.part !== "verb" && !RELATION_WORDS.has(next.terms[0]?.text ?? "")
        : next.meaning.action === undefined);
    const asVerb =
      meaning?.action !== undefined &&
      ALSO_NOUNS.has(text) &&
      !open.determined &&
      open.words.length === 0 &&
      clause.length > 0 &&
      relation === undefined;

    if (meaning?.emotion !== undefined && !negated) feel(meaning.emotion, beforeNoun);

    if (NEGATIONS.has(text)) {
      negated = true;
    } else if (negated && (meaning !== undefined || first.part === "noun")) {
      negated = false;
    } else if (single && DETERMINERS.has(text)) {
      open = { ...nothingOpen(), determined: true, possessive: POSSESSIVES.has(text) };
    } else if (text === "top" && relation === "on" && clause.at(-1)?.relation?.kind === "with") {
      const item = clause.at(-1);
      if (item?.relation !== undefined) item.relation = { ...item.relation, kind: "top" };
      relation = undefined;
    } else if (
      open.possessive &&
      YOUNG.has(singularForms(text).at(-1) ?? "") &&
      parent !== undefined
    ) {
      const child = { ...parent, words: wordsOf(phrase), count: isPlural(text) ? 2 : 1 };
      reading.mentions.push({ ...child, size: parent.size * 0.5, relation: undefined, wears: [] });
      open = nothingOpen();
      relation = undefined;
    } else if (open.possessive && PARENTS.has(text) && parent !== undefined) {
      parent.size *= 0.5;
      const elder = { ...parent, words: wordsOf(phrase), count: 1, size: parent.size * 2 };
      reading.mentions.push({ ...elder, relation: undefined, wears: [] });
      open = nothingOpen();
      relation = undefined;
    } else if (
      COMPANIES.has(text) &&
      open.determined &&
      meaning?.subject === undefined &&
      next?.terms[0]?.text !== "of" &&
      typeof before !== "object"
    ) {
      open.count = meaning?.count;
      open.words.push(text);
      cast("person", phrase, {});
    } else if (typeof before === "object" && HERDS.has(text)) {
      before.count = meaning?.count ?? before.count;
      before.family = text === "family";
    } else if (/^\d+$/.test(text)) {
      open.count = Number(text);
      open.exact = true;
      open.words.push(text);
    } else if (
      meaning?.count !== undefined &&
      (meaning.subject === undefined || next?.terms[0]?.text === "of")
    ) {
      open.count = meaning.count;
      open.exact = EXACT_COUNTS.has(text);
      open.words.push(wordsOf(phrase));
    } else if (text === "of" && single) {
      // In "a pair of owls" the count stays open.
    } else if (meaning?.undrawn === true) {
      miss(wordsOf(phrase), false);
    } else if (isModifier && (meaning?.subject === undefined || beforeNoun)) {
      open.colour ??= meaning?.colour;
      open.size *= meaning?.size ?? 1;
      open.words.push(wordsOf(phrase));
      if (meaning?.mood !== undefined) reading.moods.push(meaning.mood);
    } else if (
      meaning?.subject !== undefined &&
      !asVerb &&
      !(relation === "in" && meaning.place !== undefined)
    ) {
      neighbour = before;
      take(meaning);
      cast(meaning.subject, phrase, meaning);
    } else if (meaning?.action !== undefined || known !== undefined) {
      listed = undefined;
      const does = meaning?.action ?? LEXICON.get(text)?.action;
      if (does !== undefined) act(does);
      if (known !== undefined) relation = worn && text === "and" ? "wear" : known;
      worn = false;
      if (meaning !== undefined) take(meaning);
      if (!open.determined) {
        open = { ...nothingOpen(), action: open.action, emotion: open.emotion };
      }
    } else if (meaning !== undefined) {
      take(meaning);
      if (meaning.approximate === true) miss(wordsOf(phrase), false);
      // A place ends the open modifiers ("a neon city"), but a mood or a style does not ("a happy
      // dog").
      else if (meaning.place !== undefined || meaning.plain === true) {
        const thing = meaning.place ?? singularForms(text).at(-1) ?? text;
        const colour = open.words.find((word) => LEXICON.get(word.toLowerCase())?.colour);
        if (colour !== undefined && !hasByItself(colour.toLowerCase(), thing))
          qualities.hold([colour]);
        if (meaning.place !== undefined) qualities.attachTo(wordsOf(phrase), wordsOf(phrase));
        else qualities.giveUp(wordsOf(phrase));
        open = nothingOpen();
        relation = undefined;
      } else neighbour = undefined;
    } else if (first.part === "noun" || !/\p{Script=Latin}/u.test(text)) {
      if (typeof before === "object") {
        drop(before);
        puzzle(`${before.words} ${first.written}`, false);
      } else
        puzzle(
          [...(before === "missing" ? [] : open.words), first.written].join(" "),
          before === "missing",
        );
      relation = undefined;
    } else {
      if (!negated) qualities.take(first, beforeNoun && (first.part !== "verb" || open.determined));
      if (first.part === "verb" && !open.determined) open = nothingOpen();
    }

    if (phrase.terms.some((term) => term.pause)) {
      qualities.end();
      listed = typeof neighbour === "object" ? neighbour : undefined;
      neighbour = undefined;
      relation = undefined;
      open = { ...nothingOpen(), action: clause.length === 0 ? open.action : undefined };
      if (/[.;!?]/.test(prompt) && clause.length > 3) clause = [];
    }
  });

  if (open.action !== undefined) reading.actions.push(open.action);
  return reading;
}
