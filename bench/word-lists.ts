/**
 * Time to match a text against word lists: linear in both, and no text is much more expensive than
 * others.
 */
import { openMatcher } from "@kinora/words/match/open-matcher";

const [TERMS, LENGTH, ROUNDS] = [10_000, 20_000, 15];
/** Limit in milliseconds of processor time (median). */
const MOST = 5;
/** Maximum ratio of the most expensive text to an ordinary one. */
const MOST_WORST = 3;
/** Maximum ratios for twice the text and twice the entries. */
const LINEAR = { text: 2.6, terms: 1.6 };

let state = 7;
const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x7fffffff;
};
/** Returns letters approximately as frequently as in English. */
const letter = () => "etaoinshrdlucmfwypvbgkjqxz"[Math.floor(random() * random() * 26)] ?? "e";
const word = () => Array.from({ length: 3 + Math.floor(random() * 6) }, letter).join("");
function words(length: number): string {
  let text = "";
  while (text.length < length) text += `${word()} `;
  return text.slice(0, length);
}
const listed = (count: number) =>
  Array.from({ length: count }, () => {
    const text = `${word()} ${word()}`;
    return { text, tier: "banned", language: "en", isSoft: false, category: null } as const;
  });

const terms = listed(2 * TERMS);
const find = openMatcher({ terms: terms.slice(0, TERMS), allowed: [] });
const findAmongMore = openMatcher({ terms, allowed: [] });

/** Returns the median processor time of each function in milliseconds; runs are interleaved. */
function measure(works: Readonly<Record<string, () => unknown>>): Record<string, number> {
  const names = Object.keys(works);
  const spent = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const before = process.cpuUsage();
      for (let times = 0; times < 3; times += 1) works[name]?.();
      const { user, system } = process.cpuUsage(before);
      spent[name]?.push((user + system) / 3_000);
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, spent[name]?.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0]),
  );
}

const ordinary = words(LENGTH);
const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const hostile = {
  "one letter": fill("a"),
  "single letters": fill("a "),
  "signs for letters": fill("a1!|."),
  "signs between letters": fill("a!b"),
  "flags between letters": fill("a🇦b"),
  "modifier letters": fill("aʼ"),
  "doubled letters": fill("ttaa"),
  "two scripts": fill("ѕех ж "),
  "letters that look alike": fill("аеорсху "),
  "piled marks": fill("a\u0301\u0302\u0303"),
  "marks out of their order": `a${"\u0301".repeat(LENGTH / 2)}${"\u0323".repeat(LENGTH / 2 - 1)}`,
  "invisible signs": fill("a\u200b"),
  "one sign of many": fill("ﷺ"),
  pictures: fill("👩‍👩‍👧"),
  "no spaces": fill("测试"),
  "an entry after the other": fill(`${terms[0]?.text} `),
};
const took = measure({
  ordinary: () => find(ordinary),
  "twice the text": () => find(ordinary + ordinary),
  "twice the entries": () => findAmongMore(ordinary),
  ...Object.fromEntries(Object.entries(hostile).map(([name, text]) => [name, () => find(text)])),
});
const usual = took.ordinary ?? 1;
const rows = [
  { claim: `${LENGTH} signs among ${TERMS} entries, ms`, is: usual, most: MOST },
  { claim: "twice the text", is: (took["twice the text"] ?? 0) / usual, most: LINEAR.text },
  { claim: "twice the entries", is: (took["twice the entries"] ?? 0) / usual, most: LINEAR.terms },
  ...Object.keys(hostile).map((name) => {
    return { claim: `${name}, beside ordinary`, is: (took[name] ?? 0) / usual, most: MOST_WORST };
  }),
];
for (const { claim, is, most } of rows) {
  console.log(`${claim}: ${is.toFixed(2)} (limit ${most}) ${is <= most ? "kept" : "MISSED"}`);
  if (is > most) process.exitCode = 1;
}
