import { toCardinal as toBritish } from "n2words/en-GB";
import { toCardinal, toOrdinal } from "n2words/en-US";

/**
 * Maximum digits of a number; longer ones are account numbers and the like, and are read digit by
 * digit.
 */
const LONGEST_NUMBER = 12;

const plain = (words: string) => words.replaceAll(/[-,]/g, " ").replaceAll(/ {2,}/g, " ");
const digitByDigit = (digits: string) =>
  [...digits].map((digit) => toCardinal(Number(digit))).join(" ");

/**
 * Speaks a year: "1984" → "nineteen eighty four", "2007" → "two thousand seven", "1900" → "nineteen
 * hundred".
 */
export function sayYear(digits: string): string {
  const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (century % 10 === 0 && rest < 10) return sayInteger(digits);
  if (rest === 0) return `${plain(toCardinal(century))} hundred`;
  return `${plain(toCardinal(century))} ${rest < 10 ? "oh " : ""}${plain(toCardinal(rest))}`;
}

/** Four digits without a separator, from 1100 to 2099, are considered a year. */
export const isYear = (digits: string) => /^(?:1[1-9]|20)\d\d$/.test(digits);

/** Speaks an integer: "1,250" → "one thousand two hundred fifty"; "007" → "zero zero seven". */
export function sayInteger(written: string): string {
  const digits = written.replaceAll(",", "");
  if (digits.length > LONGEST_NUMBER || /^0\d/.test(digits)) return digitByDigit(digits);
  return plain(toCardinal(Number(digits)));
}

/**
 * Speaks a decimal: "3.14" → "three point one four", "1,250" → in words, ".5" → "zero point five".
 */
export function sayDecimal(written: string): string {
  const [whole = "", fraction] = written.split(".");
  const before = sayInteger(whole || "0");
  return fraction ? `${before} point ${digitByDigit(fraction)}` : before;
}

/** Speaks an ordinal: "22" → "twenty second". */
export const sayOrdinal = (digits: string) => plain(toOrdinal(Number(digits)));

/**
 * Speaks a time: "8:05" → "eight oh five", "12:00" → "twelve o'clock", "15:00" → "fifteen hundred".
 */
export function sayTime(hours: string, minutes: string): string {
  const hour = plain(toBritish(Number(hours)));
  const minute = Number(minutes);
  if (minute === 0) return Number(hours) > 12 ? `${hour} hundred` : `${hour} o'clock`;
  return `${hour} ${minute < 10 ? "oh " : ""}${plain(toCardinal(minute))}`;
}

/** Returns the plural: "eighty" → "eighties", "ten" → "tens". */
export const plural = (words: string) =>
  words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`;

const COINS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  $: ["dollar", "dollars", "cent", "cents"],
  "£": ["pound", "pounds", "penny", "pence"],
  "€": ["euro", "euros", "cent", "cents"],
  "¥": ["yen", "yen", "sen", "sen"],
};

/**
 * Speaks an amount: "$", "3.50" → "three dollars and fifty cents"; with a multiplier "three point
 * five million dollars".
 */
export function sayMoney(sign: string, amount: string, multiplier: string): string {
  const [one, many, coin, coins] = COINS[sign] ?? ["", "", "", ""];
  if (multiplier) return `${sayDecimal(amount)} ${multiplier} ${many}`;
  const [whole = "0", fraction = ""] = amount.split(".");
  const notes = `${sayInteger(whole || "0")} ${Number(whole) === 1 ? one : many}`;
  if (!/^\d\d$/.test(fraction)) return fraction ? `${sayDecimal(amount)} ${many}` : notes;
  const small = Number(fraction);
  if (small === 0) return notes;
  const change = `${sayInteger(String(small))} ${small === 1 ? coin : coins}`;
  return Number(whole) === 0 ? change : `${notes} and ${change}`;
}
