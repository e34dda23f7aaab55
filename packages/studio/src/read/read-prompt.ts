import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Action } from "../scene/scene-spec.ts";
import { bringKin } from "./bring-kin.ts";
import { createMention } from "./create-mention.ts";
import { endAtScenery } from "./end-at-scenery.ts";
import { joinNouns, showsAlready } from "./join-nouns.ts";
import { ALSO_NOUNS } from "./lexicon/also-nouns.ts";
import { isClose, relationOfDeed } from "./lexicon/deed-relations.ts";
import { ENSEMBLES } from "./lexicon/ensembles.ts";
import {
  DETERMINERS,
  EXACT_COUNTS,
  HERDS,
  NEGATIONS,
  POSSESSIVES,
} from "./lexicon/function-words.ts";
import { LEXICON, type Meaning } from "./lexicon/lexicon.ts";
import { RELATION_WORDS, type Relation } from "./lexicon/relation-words.ts";
import { countOf, matchPhrases, type Phrase, wordsOf } from "./match-phrases.ts";
import { type Mention, nothingRead, type Reading } from "./mention.ts";
import {
  attachTo,
  closeRelative,
  doersOf,
  giveDeed,
  lastSubject,
  OBJECT_RELATIVES,
  type ObjectRelative,
  putOnTop,
  relationTo,
} from "./object-relatives.ts";
import { nothingOpen } from "./open-words.ts";
import {
  deedOf,
  isDeedOf,
  isSecondDeed,
  isSkyOf,
  isUnknownNoun,
  pauses,
  standsBeforeNoun,
  standsForPeople,
  subjectBefore,
  takesObject,
  textOf,
} from "./phrase-roles.ts";
import { readPlainly } from "./plain-prompt.ts";
import { garmentOf, putOn } from "./put-on.ts";
import { readIdioms } from "./read-idioms.ts";
import { readSigns } from "./read-signs.ts";
import { splitTerms } from "./split-terms.ts";
import { takeEmotion } from "./take-emotion.ts";
import { takeSetting } from "./take-setting.ts";
import { collectQualities } from "./tell-qualities.ts";
import { turnPassives } from "./turn-passives.ts";

const PORTRAIT = /\b(?:portrait|close[- ]?up|headshot|selfie)\b/i;

/** Reads a prompt left to right. Never throws; what cannot be shown is reported, except filler. */
export function readPrompt(prompt: string): Reading {
  const reading = nothingRead(PORTRAIT.test(prompt));
  const { text: bare, signs } = readSigns(readIdioms(readPlainly(prompt)));
  const boards = [...signs];
  const phrases = matchPhrases(turnPassives(splitTerms(bare)));
  const qualities = collectQualities(reading);
  let open = nothingOpen();
  let relation: Relation | undefined;
  let close = false;
  let negated = false;
  let worn = false;
  /** The noun directly before this one; together they form a compound. */
  let neighbour: Mention | "missing" | undefined;
  let listed: Mention | undefined;
  /** Mentions of this clause. */
  let clause: Mention[] = [];
  let relative: ObjectRelative | undefined;

  const take = (meaning: Meaning, words?: string) => takeSetting(reading, meaning, words);
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
  const act = (action: Action, words: string, tells: boolean, said?: Mention) => {
    const doers = said === undefined ? doersOf(relative, clause, words) : [said];
    if (open.determined || clause.length === 0) open.action = action;
    else if (!giveDeed(doers, action, words, tells)) reading.missing.push(words);
  };
  const cast = (key: string, phrase: Phrase, meaning: Meaning) => {
    const before = typeof neighbour === "object" ? neighbour : undefined;
    if (before !== undefined) drop(before);
    // In "my grandmother's cat" the owner is not drawn.
    const compound = before?.words.endsWith("'s") ? undefined : before;
    const joined = joinNouns(compound, key, wordsOf(phrase), meaning.shows);
    const written = wordsOf(phrase);
    const own = key === "person" ? meaning.count : undefined;
    const count = open.count ?? compound?.count ?? own ?? countOf(phrase);
    const colour = open.colour ?? compound?.colour;
    const actor = attachTo(
      clause.findLast((mention) => mention !== compound),
      relation,
    );
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
      const mention = createMention(open, compound, {
        ...joined,
        written,
        count,
        colour,
        text: key === "sign" ? boards.shift() : undefined,
        relation: relationTo(actor, relation, close),
        listed,
      });
      qualities.attach(mention, written, subjectOf(joined.subject).shows);
      reading.mentions.push(mention);
      clause.push(mention);
      if (relative !== undefined) relative.doer ??= mention;
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
    const said = phrase.terms.map((term) => term.text).join(" ");
    const known = RELATION_WORDS.get(said);
    const before = neighbour;
    neighbour = undefined;

    const ensemble = ENSEMBLES.get(text);
    const isModifier = meaning?.colour !== undefined || meaning?.size !== undefined;
    const beforeNoun = standsBeforeNoun(phrase, next);
    const asVerb =
      meaning?.action !== undefined &&
      ALSO_NOUNS.has(text) &&
      !open.determined &&
      open.words.length === 0 &&
      clause.length > 0 &&
      relation === undefined;

    const subject = subjectBefore(phrases, index, clause) ?? lastSubject(clause);
    const second = isSecondDeed(phrases, index, subject) ? subject : undefined;
    const deed = !open.determined && (second !== undefined || isDeedOf(before, phrase));
    const head = clause.at(-1);
    if (OBJECT_RELATIVES.has(text) && head !== undefined && DETERMINERS.has(textOf(next)))
      relative = { head };

    if (!negated) takeEmotion(reading, phrase, beforeNoun ? [] : clause, open);

    if (NEGATIONS.has(text)) {
      negated = true;
    } else if (negated && (meaning !== undefined || first.part === "noun")) {
      negated = false;
    } else if (deed) {
      const does = meaning?.action ?? deedOf(text);
      if (does !== undefined) act(does, first.written, true, second);
      else qualities.take({ ...first, part: "verb" }, false);
      relation = takesObject(phrase, next) ? relationOfDeed(does) : undefined;
    } else if (phrase.terms.length === 1 && DETERMINERS.has(text)) {
      open = { ...nothingOpen(), determined: true, possessive: POSSESSIVES.has(text) };
      open.single = text === "a" || text === "an";
    } else if (text === "top" && relation === "on" && putOnTop(clause.at(-1))) {
      relation = undefined;
    } else if (open.possessive && bringKin(reading, clause, phrase)) {
      open = nothingOpen();
      relation = undefined;
    } else if (
      ensemble !== undefined &&
      typeof before !== "object" &&
      standsForPeople(phrase, next, ensemble.subject, open.determined)
    ) {
      open.count ??= ensemble.count;
      open.exact = true;
      cast(ensemble.subject, phrase, {});
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
    } else if (text === "of" && phrase.terms.length === 1) {
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
      if (does !== undefined) act(does, wordsOf(phrase), known === undefined || pauses(phrase));
      if (known !== undefined) {
        relation = worn && text === "and" ? "wear" : known;
        close = isClose(said);
        qualities.link(said);
      } else if (!open.determined && takesObject(phrase, next)) relation ??= relationOfDeed(does);
      if (closeRelative(relative, known)) relation = undefined;
      worn = false;
      if (meaning !== undefined) take(meaning);
      if (!open.determined) {
        open = { ...nothingOpen(), action: open.action, emotion: open.emotion };
      }
    } else if (meaning !== undefined && !isSkyOf(phrases[index - 1], meaning)) {
      take(meaning, meaning.approximate === true ? undefined : wordsOf(phrase));
      if (meaning.approximate === true) {
        miss(wordsOf(phrase), false);
        relation = undefined;
      }
      // A place ends the open modifiers ("a neon city"), a mood does not ("a happy dog").
      else if (meaning.place !== undefined || meaning.plain === true) {
        const scene = { open, noun: before, relation, actor: attachTo(clause.at(-1), relation) };
        endAtScenery(reading, phrase, scene, qualities);
        open = nothingOpen();
        relation = undefined;
      } else neighbour = undefined;
    } else if (isUnknownNoun(phrase, open.determined, beforeNoun)) {
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
      // In "a fox that is running" no noun follows "that".
      if (first.part === "verb" && (!open.determined || /^(?:is|are|was|were)$/.test(text))) {
        open = nothingOpen();
        if (takesObject(phrase, next)) relation ??= "tend";
      }
    }

    if (pauses(phrase)) {
      qualities.end();
      listed = typeof neighbour === "object" ? neighbour : undefined;
      neighbour = undefined;
      relation = undefined;
      relative = undefined;
      open = { ...nothingOpen(), action: clause.length === 0 ? open.action : undefined };
      if (/[.;!?]/.test(prompt) && clause.length > 3) clause = [];
    }
  });

  if (open.action !== undefined) reading.actions.push(open.action);
  return reading;
}
