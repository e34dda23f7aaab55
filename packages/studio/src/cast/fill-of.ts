import { readFileSync } from "node:fs";

let fills: ReadonlyMap<string, number> | undefined;

/** Reads the packed fractions (`assets/pack-fills.ts`). */
function read(): ReadonlyMap<string, number> {
  const text = readFileSync(new URL("../../assets/meaning/fills.txt", import.meta.url), "utf8");
  return new Map(
    text
      .trim()
      .split("\n")
      .map((line) => {
        const [key = "", hundredths] = line.split(" ");
        return [key, Number(hundredths) / 100];
      }),
  );
}

/**
 * Returns the fraction of its box, 0..1, that a thin figure's picture fills; undefined for a figure
 * that fills at least half of it.
 */
export function fillOf(subject: string): number | undefined {
  fills ??= read();
  return fills.get(subject);
}
