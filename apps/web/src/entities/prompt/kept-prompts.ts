import { readStored, writeStored } from "../../store/stored-value.ts";

const KEY = "keptPrompts";
const MOST = 30;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Drafts that were replaced on this device, newest first. */
export function keptPrompts(): readonly string[] {
  return readStored(KEY, isList) ?? [];
}

/** Keeps a prompt that is about to be replaced. */
export function keepPrompt(prompt: string): void {
  const text = prompt.trim();
  if (text === "") return;
  writeStored(KEY, [text, ...keptPrompts().filter((one) => one !== text)].slice(0, MOST));
}

/** Called on sign-out. */
export function forgetPrompts(): void {
  writeStored(KEY, []);
}
