import fc from "fast-check";
import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import { openMatcher } from "./open-matcher.ts";

const banned = (text: string) => {
  return { text, tier: "banned", language: "en", isSoft: false, category: null } as const;
};
const words = [
  "darn",
  "gosh*",
  "*poppet",
  "ass",
  "bill",
  "пень",
  "сука",
  "裸体",
  "go away",
  "1488",
];
const find = openMatcher({ terms: words.map(banned), allowed: ["great darn", "bill a room"] });
const seen = (text: string) => [
  ...new Set(find(text).map(({ start, end }) => text.slice(start, end))),
];

/** How an entry is written, a text with it, and what is found there. */
const FOUND: readonly (readonly [string, string, readonly string[]])[] = [
  ["as it is", "a darn fox", ["darn"]],
  ["in capitals", "DARN it", ["DARN"]],
  ["with accents", "a dàrñ fox", ["dàrñ"]],
  ["in letters of another kind", "𝓭𝓪𝓻𝓷", ["𝓭𝓪𝓻𝓷"]],
  ["in letters that look alike", "a dаrn fox", ["dаrn"]],
  ["all in letters that look alike", "Ьill аѕѕ", ["Ьill", "аѕѕ"]],
  ["in small capitals, circles and squares", "ᴅᴀʀɴ 🅓🅐🅡🅝 🅳🅰🆁🅽", ["ᴅᴀʀɴ", "🅓🅐🅡🅝", "🅳🅰🆁🅽"]],
  [
    "under marks of any script",
    "d\u20dda\u1dc4r\ufe20n d\u093farn",
    ["d\u20dda\u1dc4r\ufe20n", "d\u093farn"],
  ],
  ["with invisible signs", "da\u200brn \u202edarn\u202c", ["da\u200brn", "darn"]],
  ["with dots", "d.a.r.n it", ["d.a.r.n"]],
  ["with pictures", "d🙂a🙂r🙂n", ["d🙂a🙂r🙂n"]],
  ["spelled", "so d a r n bad", ["d a r n"]],
  ["spelled after a word of one letter", "a d a r n, x.d.a.r.n", ["d a r n", "d.a.r.n"]],
  ["drawn out", "daaaarn and asssss", ["daaaarn", "asssss"]],
  ["with digits for letters", "d4rn a55 b1ll", ["d4rn", "a55", "b1ll"]],
  ["with signs for letters", "d@rn @ss b!ll b|ll", ["d@rn", "@ss", "b!ll", "b|ll"]],
  ["with digits around it", "darn69 7darn", ["darn", "darn"]],
  ["before a mark", "darn! (darn)", ["darn", "darn"]],
  ["begun", "goshes", ["goshes"].map(() => "gosh")],
  ["ended", "mypoppet", ["poppet"]],
  ["of two words", "go   away, go.away", ["go   away", "go.away"]],
  ["of two words without their space", "goaway, g0away", ["goaway", "g0away"]],
  [
    "with letters that are read as marks",
    "daʼrn dˈarn dar꜑n daꞌrn da\u{16b40}rn",
    ["daʼrn", "dˈarn", "dar꜑n", "daꞌrn", "da\u{16b40}rn"],
  ],
  ["all in letters that look alike, beside such a mark", "аѕѕ ʼ", ["аѕѕ"]],
  [
    "with signs for letters as marks",
    "d!a!r!n d|arn d+arn da(rn da$rn ⒟⒜⒭⒩",
    ["d!a!r!n", "d|arn", "d+arn", "da(rn", "da$rn", "⒟⒜⒭⒩"],
  ],
  ["with dots, before a mark", "d.a.r.n! (d.a.r.n d🙂arn🇩🇪", ["d.a.r.n", "d🙂arn"]],
  ["in flags", "🇩🇦🇷🇳 d🇦rn darn🇩🇪 da🇩🇪rn", ["🇩🇦🇷🇳", "d🇦rn", "darn", "da🇩🇪rn"]],
  ["with a vowel doubled", "daarn goaawaay", ["daarn", "goaawaay"]],
  ["with every letter doubled", "ddaarrnn", ["ddaarrnn"]],
  ["of digits", "at 1488!", ["1488"]],
  ["of another script", "старый пень", ["пень"]],
  ["of another script that looks Latin", "вот сука жук", ["сука"]],
  ["in a script without spaces", "测试裸体测试", ["裸体"]],
  ["between words without spaces", "测试darn测试", ["darn"]],
];

describe("an entry", () => {
  test.each(FOUND)("is found %s", (_how, text, there) => {
    expect(seen(text)).toEqual([...new Set(there)]);
  });

  test.each([
    ["within a longer word", "assassin, darned, billow"],
    ["with a letter twice that stands there once", "darrn"],
    ["with a letter once that stands there twice", "as bil"],
    ["in an allowed phrase", "the great darn, bill a room"],
    ["in an allowed phrase, written otherwise", "the GREAT d4rn"],
    ["across words", "dar n, go far away"],
    ["in a script that is written with modifier letters", "裸ー体 裸々体"],
    ["of another script in a longer word", "пеньки"],
    ["in digits that are longer", "14880"],
  ])("is not found %s", (_how, text) => {
    expect(seen(text)).toEqual([]);
  });
});

it("does not normalise long piles of marks, and finds the word under them", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  onTestFinished(() => normalize.mockRestore());
  const pile = "\u0301\u0323".repeat(5_000);
  expect(find(`d${pile}a${"\u{1e8d0}".repeat(5_000)}rn`).map(({ term }) => term.text)).toEqual([
    "darn",
  ]);
  const longest = Math.max(...normalize.mock.contexts.map((text) => `${text}`.length));
  expect(longest).toBeLessThanOrEqual(32);
});

it("excuses only what an allowed phrase covers", () => {
  expect(seen("great darn ass, darn")).toEqual(["ass", "darn"]);
});

it("reports the longest of entries that end at the same place", () => {
  const nested = openMatcher({ terms: ["go", "let go", "never let go"].map(banned), allowed: [] });
  expect(nested("we never let go").map(({ term }) => term.text)).toEqual(["never let go"]);
});

const letter = fc.constantFrom(..."abcst");
const word = fc.array(letter, { minLength: 2, maxLength: 5 }).map((all) => all.join(""));
const noisy = (text: string) =>
  fc
    .array(fc.constantFrom("", "\u200b", "\u00ad", "\u0301"), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((noise) => [...text].map((one, at) => one + noise[at]).join(""));

it("finds every word of a list, however it is disguised, with its position, and no other words", () => {
  const drawn = fc.record({
    list: fc.uniqueArray(word, { minLength: 1, maxLength: 12 }),
    text: fc.array(word, { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(
      drawn.chain(({ list, text }) =>
        fc.record({ list: fc.constant(list), text: fc.tuple(...text.map(noisy)) }),
      ),
      ({ list, text }) => {
        const plain = (noised: string) => noised.replace(/[^a-z]/g, "");
        // Three or more repetitions of a letter may mean fewer, which another test covers.
        fc.pre(text.every((one) => !/(.)\1\1/.test(plain(one))));
        const whole = text.join(" ");
        // Vowels doubled in English words are covered by another test.
        const terms = list.map((one) => ({ ...banned(one), language: "nl" }));
        const found = openMatcher({ terms, allowed: [] })(whole);
        const expected = text
          .filter((one) => list.includes(plain(one)))
          .map((one) => one.replace(/[\u200b\u00ad]$/, ""));
        expect(found.map(({ start, end }) => whole.slice(start, end))).toEqual(expected);
      },
    ),
  );
});

it("accepts any text, and reports ranges within it", () => {
  const signs = fc.string({
    unit: fc.constantFrom(..."darn ass.1!@$\u0301\u200bдеха裸体🙂ﷺ\ud800"),
  });
  fc.assert(
    fc.property(signs, (text) => {
      for (const { start, end } of find(text)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
