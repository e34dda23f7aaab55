import { readStored, writeStored } from "./stored-value.ts";

const KEY = "recentSearches";
const MOST = 8;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Returns the searches made on this device, newest first. */
export function recentSearches(): readonly string[] {
  return readStored(KEY, isList) ?? [];
}

export function keepSearch(text: string): void {
  writeStored(KEY, [text, ...without(text)].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  writeStored(KEY, without(text));
}

/** Called on sign-out and when another user signs in. */
export function forgetSearches(): void {
  writeStored(KEY, []);
}

const without = (text: string) => recentSearches().filter((one) => one !== text);
