import { readFileSync } from "node:fs";

/** Lines of a vocabulary file as fields between bars or colons; comments are left out. */
export function readLines(name: string): string[][] {
  return linesOf(name).map((line) => line.split(/[|:]/).map((field) => field.trim()));
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`./vocabulary/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** What commas part. */
export const listOf = (field = ""): string[] =>
  field
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** What spaces part. */
export const wordsOf = (field = ""): string[] => field.split(/\s+/).filter((word) => word !== "");

const GROUPS = ["legs", "wings", "fins", "people", "things"] as const;
/** What the bearer of a noun can do by its body. */
export type Who = (typeof GROUPS)[number];

/** The nouns with the group under whose heading they stand. */
export function readNouns(): { readonly word: string; readonly who: Who }[] {
  let who: Who = "things";
  const nouns = linesOf("nouns").flatMap((line) => {
    if (!line.startsWith("=")) return listOf(line).map((word) => ({ word, who }));
    who = GROUPS.find((group) => line.endsWith(group)) ?? "things";
    return [];
  });
  return [...new Map(nouns.map((noun) => [noun.word, noun])).values()];
}
