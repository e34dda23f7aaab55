import { refusalOf } from "./api-error.ts";
import { meanWell } from "./meant-words.ts";
import { isRecord } from "./stored-value.ts";

/** A word that was refused, and where it stands: UTF-16 units [start, end) of its field. */
export interface RefusedWord {
  readonly field: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Who wrote it may say that it is meant well. */
  readonly canConfirm: boolean;
}

/** A question that waits for its answer. */
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
 * Where what asks could not be fetched, nobody waits for an answer: a refusal stands as it is.
 *
 * @returns takes it back
 */
export function declineAll(): () => void {
  const decline = () => asked?.answer(false);
  decline();
  return onAskedWords(decline);
}

/** The words that a request was refused for. */
export function refusedWords(error: unknown): readonly RefusedWord[] {
  const refusal = refusalOf(error);
  const words = refusal?.code === "BANNED_WORD" ? refusal.details.words : [];
  return Array.isArray(words) ? words.filter(isRefusedWord) : [];
}

const isRefusedWord = (value: unknown): value is RefusedWord =>
  isRecord(value) &&
  [value.field, value.word].every((text) => typeof text === "string") &&
  [value.start, value.end].every((place) => typeof place === "number");

/** Words that a person may say they mean well; none when one beside them is refused however it is meant. */
export function softWords(error: unknown): readonly string[] {
  const words = refusedWords(error);
  if (!words.every(({ canConfirm }) => canConfirm)) return [];
  return [...new Set(words.map(({ word }) => word))];
}

/** Asks whoever wrote them whether the words of a refusal are meant well; what was said is remembered. */
export async function areMeantWell(error: unknown): Promise<boolean> {
  const words = softWords(error);
  if (words.length === 0) return false;
  // One question at a time: who is asked anew has not answered the one before.
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
