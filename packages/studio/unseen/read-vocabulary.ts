import { readFileSync } from "node:fs";

/** The words that are split into halves, and those written down for practice while tuning. */
export type Folder = "vocabulary" | "practice";

/** Reads the lines of a vocabulary file as fields separated by bars or colons, without comments. */
export function readLines(name: string, folder: Folder = "vocabulary"): string[][] {
  return linesOf(name, folder).map((line) => line.split(/[|:]/).map((field) => field.trim()));
}

function linesOf(name: string, folder: Folder): string[] {
  return readFileSync(new URL(`./${folder}/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** Splits a field at commas. */
export const listOf = (field = ""): string[] =>
  field
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Splits a field at spaces. */
export const wordsOf = (field = ""): string[] => field.split(/\s+/).filter((word) => word !== "");

const GROUPS = ["legs", "wings", "fins", "people", "things"] as const;
/** Group of nouns with the same physical abilities. */
export type Who = (typeof GROUPS)[number];

/** Reads the nouns with the group of their heading. */
export function readNouns(
  folder: Folder = "vocabulary",
): { readonly word: string; readonly who: Who }[] {
  let who: Who = "things";
  const nouns = linesOf("nouns", folder).flatMap((line) => {
    if (!line.startsWith("=")) return listOf(line).map((word) => ({ word, who }));
    who = GROUPS.find((group) => line.endsWith(group)) ?? "things";
    return [];
  });
  return [...new Map(nouns.map((noun) => [noun.word, noun])).values()];
}
