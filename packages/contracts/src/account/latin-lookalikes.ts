import { LATIN_LETTERS } from "./latin-letters.gen.ts";

/** Readings of letters in names for which Unicode has another one, or none. */
const OWN_READINGS = {
  ...{ ӏ: "il", ι: "il", ց: "c", η: "n", ժ: "d", д: "d", є: "e", ғ: "f", ֆ: "f", п: "n" },
  ...{ ө: "o", ґ: "r", ր: "r", ե: "t", ц: "u", ш: "w", ω: "w" },
};

const LATIN_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LATIN_LETTERS).flatMap(([latin, letters]) =>
    [...letters].map((letter): [string, string] => [letter, latin]),
  ),
  ...Object.entries(OWN_READINGS),
]);

/** The n-th reading of a lower-case text in Latin letters; a letter with only one reading always has that one. */
export function readAsLatin(text: string, reading: 0 | 1): string {
  return Array.from(text, (letter) => {
    const latin = LATIN_OF.get(letter);
    return latin?.[reading] ?? latin?.[0] ?? letter;
  }).join("");
}
