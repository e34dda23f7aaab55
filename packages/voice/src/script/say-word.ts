import { ABBREVIATIONS, spell, UNITS } from "./abbreviations.ts";
import {
  isYear,
  plural,
  sayDecimal,
  sayInteger,
  sayMoney,
  sayOrdinal,
  sayTime,
  sayYear,
} from "./say-number.ts";

/** The surroundings of a word, as far as they affect its spoken form. */
export interface WordContext {
  readonly before: string;
  readonly after: string;
  /** True when the sentence is all capitals, which are then emphasis and not initials. */
  readonly shouted: boolean;
  /** Returns true for a known word in lower case. */
  readonly isWord: (word: string) => boolean;
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const MULTIPLIER = /^(?:hundred|thousand|million|billion|trillion)$/i;
const MONEY = new RegExp(`^([$£€¥])(${NUMBER})(k|m|bn?)?$`, "i");
const SHORT: Readonly<Record<string, string>> = {
  k: "thousand",
  m: "million",
  b: "billion",
  bn: "billion",
};
const WITH_UNIT = new RegExp(String.raw`^(${NUMBER})(\p{L}+(?:/h)?|°[CF]?|%)$`, "iu");
const FRACTIONS = new Map(
  Object.entries({
    ...{ "1/2": "a half", "1/3": "a third", "2/3": "two thirds" },
    ...{ "1/4": "a quarter", "3/4": "three quarters" },
  }),
);
const RANGE = /^(\d[\d,.]*)[-–](\d[\d,.]*)(%?)$/;
const WEB =
  /^(?:https?:\/\/|www\.)|^[\w.+-]+@[\w-]+\.|^[\w-]+\.(?:com|org|net|io|dev|co\.uk)(?:\/|$)/i;

/**
 * Returns the spoken form of a written word: words of letters and apostrophes, separated by blanks;
 * empty when an English voice cannot speak it. "1984" → "nineteen eighty four", "e.g." → "for
 * example".
 */
export function sayWord(written: string, around: WordContext): string {
  const lower = written.toLowerCase().replaceAll("’", "'");
  const short = ABBREVIATIONS.get(lower);
  if (short !== undefined) return short;
  if (lower === "st.") return /^\p{Lu}/u.test(around.after) ? "saint" : "street";
  if (lower === "no." && /^\d/.test(around.after)) return "number";
  if (/\d$/.test(around.before)) {
    const unit = UNITS.get(lower.replace(/\.$/, ""));
    if (unit !== undefined) return unit;
  }
  if (MULTIPLIER.test(lower) && MONEY.test(around.before)) {
    const [, sign = "$"] = MONEY.exec(around.before) ?? [];
    return `${lower} ${sayMoney(sign, "2", "").split(" ")[1]}`;
  }
  if (WEB.test(written)) return sayAddress(lower, around);
  if (/\d/.test(written)) return sayWithDigits(written, around);
  // U.S.A., J.R.R.
  if (/^(?:\p{L}\.){2,}\p{L}?$/u.test(written)) return spell(written.replaceAll(".", ""));
  return sayLetters(written, around);
}

const ADDRESS_SIGNS = new Map(Object.entries({ ".": "dot", "@": "at", "/": "slash", "-": "dash" }));

function sayAddress(address: string, around: WordContext): string {
  const parts = address.replace(/^https?:\/\//, "").match(/[\p{L}\d]+|[.@/-]/gu) ?? [];
  return parts.map((part) => ADDRESS_SIGNS.get(part) ?? sayWord(part, around)).join(" ");
}

function sayWithDigits(written: string, around: WordContext): string {
  const money = MONEY.exec(written);
  if (money) {
    const [, sign = "$", amount = "", letter = ""] = money;
    // "$3 million": the word "dollars" follows the million.
    if (MULTIPLIER.test(around.after)) return sayDecimal(amount);
    return sayMoney(sign, amount, SHORT[letter.toLowerCase()] ?? "");
  }
  const [, ordinal] = /^(\d+)(?:st|nd|rd|th)$/i.exec(written) ?? [];
  if (ordinal) return sayOrdinal(ordinal);
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(written) ?? [];
  if (hours && minutes) return sayTime(hours, minutes);
  const [, decade] = /^['’]?(\d\d0|\d0|\d{3}0)['’]?s$/.exec(written) ?? [];
  if (decade) return plural(decade.length === 4 ? sayYear(decade) : sayInteger(decade));
  const fraction = FRACTIONS.get(written);
  if (fraction !== undefined) return fraction;
  const range = RANGE.exec(written);
  if (range) {
    const [, low = "", high = "", percent] = range;
    const ends = [low, high].map((end) => sayWord(end, around)).join(" to ");
    return percent ? `${ends} percent` : ends;
  }
  if (isYear(written)) return sayYear(written);
  if (/^[-−]\d/.test(written)) return `minus ${sayWord(written.slice(1), around)}`;
  if (/^#\d/.test(written)) return `number ${sayWord(written.slice(1), around)}`;
  if (new RegExp(`^(?:${NUMBER})$`).test(written)) return sayDecimal(written);
  const [, number = "", unit = ""] = WITH_UNIT.exec(written) ?? [];
  const said = UNITS.get(unit.toLowerCase());
  if (said !== undefined) return `${sayDecimal(number)} ${said}`;
  // R2-D2, COVID-19, MP3, 1/2: each part separately.
  const parts = written.match(/\d[\d,]*(?:\.\d+)?|[^\d]+/g) ?? [];
  return parts
    .map((part) => (/\d/.test(part) ? sayDecimal(part) : sayLetters(part, around)))
    .filter((part) => part !== "")
    .join(" ");
}

const SIGNS = new Map(
  Object.entries({
    "&": "and",
    "+": "plus",
    "@": "at",
    "%": "percent",
  }),
);

/** These are also words, or listed in the dictionary as such; in capitals they are initials. */
const INITIALS = /^(?:US|USA|UK|EU|UN|TV|PC|AI|IT|ID|DNA|UFO|DIY|FAQ|CEO)(?:'?s)?$/;

/** Speaks letters, possibly with hyphens, slashes or signs in between. */
function sayLetters(written: string, around: WordContext): string {
  const parts = written.replaceAll("’", "'").match(/[\p{Script=Latin}\p{M}']+|[&+@%]/gu) ?? [];
  return parts
    .map((part) => SIGNS.get(part) ?? sayPart(part.replaceAll(/^'+|'+$/g, ""), around))
    .filter((part) => part !== "")
    .join(" ");
}

function sayPart(part: string, { shouted, isWord }: WordContext): string {
  const word = part.normalize("NFC");
  if (!/\p{L}/u.test(word)) return "";
  const plain = word.toLowerCase();
  const initials = INITIALS.test(word) || !isWord(plain);
  if (/^\p{Lu}{2,}(?:'?s)?$/u.test(word) && !shouted && initials) {
    const ending = /'?s$/.exec(word)?.[0] ?? "";
    const letters = spell(word.slice(0, word.length - ending.length));
    return ending ? `${letters}'s` : letters;
  }
  // Words without a vowel (tsk, hmm, TV) cannot be pronounced as written.
  if (!/[aeiouyàâäåæèéêëìíîïòóôöøùúûü]/.test(plain) && !isWord(plain)) {
    return /^([hm]m+|sh+|psst|brr+|grr+|pf+t|zz+)$/.test(plain) ? plain : spell(plain);
  }
  return plain;
}
