// Lists of other languages by ISO 639 code, from a package.
import lists from "naughty-words";

/** Entries that are harmless in English or their own language, or insult nobody. */
const HARMLESS = new Set([
  ...["bimbo", "bonze", "mufti", "rosette", "caca", "concha", "trio", "vulva", "anus", "semen"],
  ...["perse", "tanga", "bander", "bite", "bitte", "conne", "gerbe", "pipi", "clitoris", "chut"],
  ...["pataka", "franc", "pele", "pina", "biga", "fava", "finocchio", "mona", "pipì", "regina"],
  ...[
    "cornuto",
    "hoer",
    "muts",
    "nicht",
    "paal",
    "poep",
    "poot",
    "wippen",
    "burro",
    "comer",
    "corno",
  ],
  ...["fecal", "heterosexual", "homosexual", "inferno", "mama", "pinto", "hård", "olla", "stake"],
  ...[
    "götten",
    "sike",
    "piča",
    "hijra",
    "negro",
    "bordello",
    "ménage à trois",
    "cock",
    "nazi",
    "bourrée",
    "péter",
    "möse",
  ],
  ...[
    "嫌い",
    "支配",
    "誘惑",
    "両性",
    "両刀",
    "人種",
    "人妻",
    "女装",
    "ホモ",
    "デブ",
    "なめ",
    "奴隷",
    "剃毛",
  ],
  ...["噴出", "宦官", "縛り", "覗き", "グロ", "脱衣", "直腸", "拷問", "糞便"],
]);
/**
 * Minimum length of an entry; shorter ones are syllables of other words, or words of other
 * languages.
 */
const FEWEST = { alphabet: 4, syllables: 2 } as const;
const SYLLABLES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** Entries of languages other than English, by language. */
export const OTHER_LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists)
    .filter(([language]) => language !== "en" && language.length <= 3)
    .map(([language, texts]) => [language, [...new Set(texts)].filter(isMeantBadly)]),
);

function isMeantBadly(text: string): boolean {
  const fewest = SYLLABLES.test(text) ? FEWEST.syllables : FEWEST.alphabet;
  return text.length >= fewest && !HARMLESS.has(text.toLowerCase());
}
