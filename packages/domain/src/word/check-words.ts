import type { UnsafeCategory } from "@kinora/contracts/word/word-list";
import { Refusal } from "../refusal.ts";
import type { FindTerms } from "./word-lists.ts";

/** What somebody wrote, and where: "prompt", "board.scenes.2.caption". */
export interface PersonText {
  readonly field: string;
  readonly text: string;
}

/** A word that is refused, and where it stands: UTF-16 units [start, end) of its field. */
export interface WordRefused {
  readonly field: string;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Its sender may say that it is meant well. */
  readonly canConfirm: boolean;
}

export interface VeryUnsafe {
  readonly category: UnsafeCategory;
  readonly field: string;
  readonly text: string;
}

export interface CheckPorts {
  /** Hears of a very unsafe text before it is refused. */
  readonly onVeryUnsafe: (found: VeryUnsafe) => Promise<void>;
  /** Lets others be served: looking at a long text takes a while. */
  readonly pause: () => Promise<unknown>;
}

/** Signs that are looked at without a pause. */
export const WITHOUT_PAUSE = 2_000;
/** Words that a refusal tells at once. */
const MOST_TOLD = 20;
/** What a work is not to show is named there: only words that are banned outright are refused, and nobody is blamed for any. */
const NEGATIVE = /(^|\.)negative_prompt$/;

/**
 * Whatever a person enters that others may see passes here. A very unsafe word is told by its category alone. Without `confirmed`, nobody is there who could be asked how soft
 * words are meant, and they pass.
 *
 * @throws Refusal BANNED_WORD, VERY_UNSAFE_WORD; WORDS_UNREADABLE when there are no lists to be had
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

/** Several entries may stand at one place: the one that cannot be confirmed counts. */
function withoutRepeats(words: readonly WordRefused[]): WordRefused[] {
  const told = new Map<string, WordRefused>();
  for (const word of words) {
    const place = `${word.field} ${word.start} ${word.end}`;
    if (!told.has(place) || !word.canConfirm) told.set(place, word);
  }
  return [...told.values()].slice(0, MOST_TOLD);
}
