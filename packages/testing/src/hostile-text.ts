import { seeded } from "@kinora/domain/seeded-random";

const LETTERS = ["a", "é", "ß", "月", "ह", "ש", "م", "ก", "👩", "🦊", "1", "\u1100", "ﷺ"];
const MARKS = [
  "\u0301",
  "\u200d",
  "\u200d👩",
  "\u{1d165}",
  "\ufe0f",
  "\u{1f3fb}",
  "\u0e31",
  "\u094d",
];
const TURNS = ["\u202e", "\u202d", "\u2066", "\u2067", "\u2069", "\u200f", "\u061c"];
const SIGNS = [
  "(",
  "[",
  "{",
  '"',
  "“",
  "#",
  ":",
  "-",
  "—",
  ".",
  "…",
  ",",
  "*",
  "_",
  "|",
  "\\",
  "/",
  "$",
  "^",
];
const WORDS = [
  "a fox",
  "on",
  "with a hat",
  "and then",
  "Narrator:",
  "TOM:",
  "Scene 2:",
  "[EXT.]",
  "in the",
  "of",
  // A property of every object, and therefore a false hit in tables keyed by word.
  "constructor",
  "__proto__",
  "toString",
  "valueOf",
];
const BROKEN = ["\ud800", "\udc00", "\u0000", "\ufeff", "\uffff", "\u2028", "\u0085", "\u001b[31m"];
const LENGTHS = [
  1, 2, 40, 299, 300, 599, 600, 601, 900, 1_999, 2_000, 2_001, 8_000, 19_999, 20_000,
];

/** Returns a text that has broken text processing before, or is built like one that has. */
function hostileText(random: () => number): string {
  const one = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? "";
  const length = LENGTHS[Math.floor(random() * LENGTHS.length)] ?? 1;
  const fill = (unit: () => string) => {
    let text = "";
    while (text.length < length) text += unit() || " ";
    return text.slice(0, length);
  };
  const same = one([...LETTERS, ...MARKS, ...TURNS, ...SIGNS, " ", "\n", "\t"]);
  const mark = one(MARKS);
  const kinds: readonly (() => string)[] = [
    () => one(LETTERS) + fill(() => mark).slice(1),
    () => fill(() => same),
    () => fill(() => one(LETTERS) + one(MARKS).repeat(Math.floor(random() * 700))),
    () => fill(() => one(TURNS) + one(LETTERS)),
    () => fill(() => one(SIGNS)),
    () => `${"(".repeat(Math.floor(length / 2))}a fox${")".repeat(Math.floor(length / 2))}`,
    () => fill(() => `${one(WORDS)} `),
    () => fill(() => `${one(WORDS)}${one(SIGNS)}${one(MARKS)}\n`),
    () => fill(() => one(LETTERS).repeat(299) + one([" ", "\n", ""])),
    () => `a fox ${one(BROKEN)} ${fill(() => one(LETTERS))}`,
    () => fill(() => String.fromCodePoint(32 + Math.floor(random() * 0xd7e0))),
    () =>
      fill(
        () => `${one(["1", "9", "$3.50", "1/2", "12:60", "1e999", "-0"])}${one([" ", "", ","])}`,
      ),
  ];
  return kinds[Math.floor(random() * kinds.length)]?.() ?? "";
}

/** Returns `count` hostile texts; deterministic for a seed. */
export function hostileTexts(seed: number, count: number): string[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => hostileText(random));
}
