import type { UnsafeCategory } from "@kinora/contracts/word/word-list";
import { Refusal } from "../refusal.ts";
import type { FindTerms } from "./word-lists.ts";

/** A text of a user and its field: "prompt", "board.scenes.2.caption". */
export interface PersonText {
  readonly field: string;
  readonly text: string;
}

/** A refused word and its position in the field: UTF-16 units [start, end). */
export interface WordRefused {
  readonly field: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** True when the user may confirm that it is harmless. */
  readonly canConfirm: boolean;
}

export interface VeryUnsafe {
  readonly category: UnsafeCategory;
  readonly field: string;
  readonly text: string;
}

export interface CheckPorts {
  /** Called for a very unsafe text before it is refused. */
  readonly onVeryUnsafe: (found: VeryUnsafe) => Promise<void>;
  /** Lets other work run, because checking a long text takes a while. */
  readonly pause: () => Promise<unknown>;
}

/** Number of characters checked without a pause. */
export const WITHOUT_PAUSE = 2_000;
/** Maximum number of words in a refusal. */
const MOST_TOLD = 20;
/**
 * Negative prompts name what a work must not show, so soft words pass there and nobody is reported
 * for very unsafe ones.
 */
const NEGATIVE = /(^|\.)negative_prompt$/;

/**
 * Checks all text that others may see. For a very unsafe word only its category is reported.
 * Without `confirmed` nobody can be asked to confirm soft words, so they pass.
 *
 * @throws Refusal BANNED_WORD, VERY_UNSAFE_WORD; WORDS_UNREADABLE when the lists are unavailable
 */
export async function checkWords(
  find: FindTerms | null,
  { texts, confirmed }: { texts: readonly PersonText[]; confirmed: ReadonlySet<string> | null },
  { onVeryUnsafe, pause }: CheckPorts,
): Promise<void> {
  if (texts.length === 0) return;
  if (find === null) throw new Refusal("WORDS_UNREADABLE");
  const words: WordRefused[] = [];
  let looked = 0;
  for (const { field, text } of texts) {
    looked += text.length;
    if (looked > WITHOUT_PAUSE) {
      await pause();
      looked = text.length;
    }
    for (const { term, start, end } of find(text)) {
      if (term.tier === "very_unsafe" && term.category !== null) {
        if (!NEGATIVE.test(field)) await onVeryUnsafe({ category: term.category, field, text });
        throw new Refusal("VERY_UNSAFE_WORD", { field, category: term.category });
      }
      const word = text.slice(start, end);
      const isMeantWell =
        confirmed === null || confirmed.has(word.toLowerCase()) || NEGATIVE.test(field);
      if (term.isSoft && isMeantWell) continue;
      words.push({ field, word, start, end, canConfirm: term.isSoft });
    }
  }
  if (words.length > 0) throw new Refusal("BANNED_WORD", { words: withoutRepeats(words) });
}

/** Keeps one word per position; one that cannot be confirmed takes precedence. */
function withoutRepeats(words: readonly WordRefused[]): WordRefused[] {
  const told = new Map<string, WordRefused>();
  for (const word of words) {
    const place = `${word.field} ${word.start} ${word.end}`;
    if (!told.has(place) || !word.canConfirm) told.set(place, word);
  }
  return [...told.values()].slice(0, MOST_TOLD);
}
