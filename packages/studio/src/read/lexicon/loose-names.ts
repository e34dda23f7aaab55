import { readFileSync } from "node:fs";

let names: ReadonlySet<string> | undefined;

/** Reads pairs of a subject and one of its names (`assets/pack-loose-names.ts`). */
function read(): ReadonlySet<string> {
  const url = new URL("../../../assets/meaning/loose-names.txt", import.meta.url);
  return new Set(
    readFileSync(url, "utf8")
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [key = "", list = ""] = line.split(": ");
        return list.split(",").map((word) => `${key}:${word.replaceAll("-", " ")}`);
      }),
  );
}

/**
 * Returns true when a name of a subject denotes something that its picture shows only nearly, by
 * WordNet's hierarchy of kinds: "spy" for the detective.
 */
export function isLooseName(key: string, word: string): boolean {
  names ??= read();
  return names.has(`${key}:${word.replaceAll("-", " ")}`);
}
