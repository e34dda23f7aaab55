import { refusalOf } from "./api-error.ts";
import { meanWell } from "./meant-words.ts";
import { isRecord } from "./stored-value.ts";

/** A refused word with its range in UTF-16 units, [start, end), of its field. */
export interface RefusedWord {
  readonly field: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** True when its author may confirm that it is meant well. */
  readonly canConfirm: boolean;
}

/** A question waiting for its answer. */
export interface AskedWords {
  readonly words: readonly string[];
  readonly answer: (areMeantWell: boolean) => void;
}

let asked: AskedWords | null = null;
const listeners = new Set<() => void>();

export const askedWords = (): AskedWords | null => asked;

export function onAskedWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(next: AskedWords | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Declines all questions when the component that asks cannot be loaded, so that nothing waits and
 * refusals stand.
 *
 * @returns a function that stops this
 */
export function declineAll(): () => void {
  const decline = () => asked?.answer(false);
  decline();
  return onAskedWords(decline);
}

/** Returns the words a request was refused for. */
export function refusedWords(error: unknown): readonly RefusedWord[] {
  const refusal = refusalOf(error);
  const words = refusal?.code === "BANNED_WORD" ? refusal.details.words : [];
  return Array.isArray(words) ? words.filter(isRefusedWord) : [];
}

const isRefusedWord = (value: unknown): value is RefusedWord =>
  isRecord(value) &&
  [value.field, value.word].every((text) => typeof text === "string") &&
  [value.start, value.end].every((place) => typeof place === "number");

/**
 * Returns the words a user may confirm as meant well; none when another word is refused in any
 * case.
 */
export function softWords(error: unknown): readonly string[] {
  const words = refusedWords(error);
  if (!words.every(({ canConfirm }) => canConfirm)) return [];
  return [...new Set(words.map(({ word }) => word))];
}

/** Asks the author whether the words of a refusal are meant well, and remembers a confirmation. */
export async function areMeantWell(error: unknown): Promise<boolean> {
  const words = softWords(error);
  if (words.length === 0) return false;
  // One question at a time: a new one counts the previous as declined.
  asked?.answer(false);
  const said = await new Promise<boolean>((resolve) => {
    ask({
      words,
      answer: (well) => {
        ask(null);
        resolve(well);
      },
    });
  });
  if (said) meanWell(words);
  return said;
}

/** A piece of a text; `bad` when the text was refused because of it. */
interface Piece {
  readonly at: number;
  readonly text: string;
  readonly bad: boolean;
}

/**
 * Splits the text of a field into pieces. Ignores refused words that are no longer at their
 * position.
 */
export function piecesOf(
  text: string,
  words: readonly RefusedWord[],
  of: string,
): readonly Piece[] {
  // The text is sent without surrounding whitespace.
  const before = text.length - text.trimStart().length;
  const found = words
    .filter(({ field, word, start, end }) => {
      return field === of && text.slice(before + start, before + end) === word;
    })
    .toSorted((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  const take = (until: number, bad: boolean) => {
    if (until > at) pieces.push({ at, text: text.slice(at, until), bad });
    at = Math.max(at, until);
  };
  for (const { start, end } of found) {
    take(before + start, false);
    take(before + end, true);
  }
  take(text.length, false);
  return pieces;
}
