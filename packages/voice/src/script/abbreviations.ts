/** Abbreviations with their spoken forms. Keys are in lower case, with full stops. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    "mr.": "mister",
    mr: "mister",
    "mrs.": "missus",
    mrs: "missus",
    "ms.": "miz",
    "dr.": "doctor",
    dr: "doctor",
    "prof.": "professor",
    "jr.": "junior",
    "sr.": "senior",
    "capt.": "captain",
    "lt.": "lieutenant",
    "col.": "colonel",
    "gen.": "general",
    "sgt.": "sergeant",
    "rev.": "reverend",
    "mt.": "mount",
    "vs.": "versus",
    vs: "versus",
    "etc.": "et cetera",
    etc: "et cetera",
    "e.g.": "for example",
    "i.e.": "that is",
    "approx.": "approximately",
    "dept.": "department",
    "inc.": "incorporated",
    "ltd.": "limited",
    "co.": "company",
    "jan.": "january",
    "feb.": "february",
    "aug.": "august",
    "sept.": "september",
    "oct.": "october",
    "nov.": "november",
    "dec.": "december",
    "&": "and",
    "@": "at",
    "+": "plus",
    "=": "equals",
    "%": "percent",
    "°": "degrees",
    "a.m.": "ay em",
    "p.m.": "pee em",
  }),
]);

/** Abbreviations that may also end a sentence, when a capital letter follows. */
export const MAY_END = /^(?:etc\.|a\.m\.|p\.m\.|jr\.|sr\.|inc\.|ltd\.|co\.|i\.)$/;

/** Units, which are only expanded after a number. */
export const UNITS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    km: "kilometres",
    m: "metres",
    cm: "centimetres",
    mm: "millimetres",
    kg: "kilograms",
    g: "grams",
    mg: "milligrams",
    lb: "pounds",
    lbs: "pounds",
    oz: "ounces",
    ft: "feet",
    mph: "miles per hour",
    "km/h": "kilometres per hour",
    "°c": "degrees celsius",
    "°f": "degrees fahrenheit",
    "°": "degrees",
    s: "seconds",
    ms: "milliseconds",
    min: "minutes",
    hr: "hours",
    hrs: "hours",
    gb: "gigabytes",
    mb: "megabytes",
    kb: "kilobytes",
    am: "ay em",
    pm: "pee em",
    k: "thousand",
    bn: "billion",
    "%": "percent",
  }),
]);

/** Names of the letters, as words that every reader pronounces correctly. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: "ay", b: "bee", c: "see", d: "dee", e: "ee", f: "eff", g: "gee", h: "aitch", i: "eye" },
  ...{ j: "jay", k: "kay", l: "ell", m: "em", n: "en", o: "oh", p: "pee", q: "cue", r: "are" },
  ...{ s: "ess", t: "tee", u: "you", v: "vee", w: "double you", x: "ex", y: "why", z: "zee" },
};

/** Spells letters: "FBI" → "eff bee eye". */
export const spell = (letters: string): string =>
  [...letters.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join(" ");
