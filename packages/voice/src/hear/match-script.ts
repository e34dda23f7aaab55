import type { SpokenWord } from "../narration.ts";
import { matchWords } from "../script/match-words.ts";
import { readScript } from "../script/read-script.ts";
import { keepInOrder } from "../take.ts";
import { loudnessOf } from "./end-words.ts";
import { HEARING_RATE } from "./log-mel.ts";
import type { HeardWord } from "./token-text.ts";

/**
 * Minimum share of the script's words that must be heard; otherwise, all are spread over the
 * audible part.
 */
const ENOUGH = 0.3;
const AUDIBLE = 0.05;

interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Normalised words for comparison. */
  readonly parts: readonly string[];
}

interface Span {
  start: number;
  end: number;
}

function wordsOf(text: string, isWord: (word: string) => boolean): Written[] {
  const { words, unsaid } = readScript(text, isWord);
  const plain = (spoken: string) => spoken.toLowerCase().replaceAll("'", "").split(" ");
  return [
    ...words.map(({ spoken, ...word }) => ({ ...word, parts: plain(spoken) })),
    ...unsaid.map((word) => ({ ...word, parts: plain(word.text) })),
  ].sort((one, other) => one.from - other.from);
}

/** Returns the first and last audible second. */
function audibleSpan(sound: Float32Array): Span {
  const levels = loudnessOf(sound);
  const first = levels.findIndex((level) => level > AUDIBLE);
  const last = levels.findLastIndex((level) => level > AUDIBLE);
  const seconds = sound.length / HEARING_RATE;
  const frame = seconds / levels.length;
  return first < 0 ? { start: 0, end: seconds } : { start: first * frame, end: (last + 1) * frame };
}

/** Minimum seconds per letter for words that are squeezed in. */
const LETTER = 0.04;

/** Divides a span of time among words by their length. */
function share(words: readonly Written[], { start, end }: Span): Span[] {
  const all = words.reduce((sum, { text }) => sum + text.length + 1, 0);
  let at = start;
  return words.map(({ text }) => {
    const from = at;
    at += ((end - start) * (text.length + 1)) / all;
    return { start: from, end: at };
  });
}

/**
 * Times words that were not heard: they share the gap between their neighbours; when it is too
 * short, the preceding word gives up some of its time.
 */
function fillGaps(words: readonly Written[], spans: readonly (Span | null)[], whole: Span): Span[] {
  const filled: Span[] = [];
  for (let from = 0; from < spans.length; ) {
    const own = spans[from];
    if (own) {
      filled.push(own);
      from += 1;
      continue;
    }
    let to = from;
    while (to < spans.length && !spans[to]) to += 1;
    const missing = words.slice(from, to);
    const before = filled.at(-1);
    const next = spans[to]?.start ?? whole.end;
    const start = before?.end ?? Math.min(whole.start, next);
    const letters = missing.reduce((sum, { text }) => sum + text.length + 1, 0);
    const narrow = next - start < letters * LETTER;
    if (before && narrow) {
      filled.pop();
      const group = words.slice(from - 1, to);
      filled.push(...share(group, { start: before.start, end: Math.max(before.end, next) }));
    } else filled.push(...share(missing, { start, end: Math.max(start, next) }));
    from = to;
  }
  return filled;
}

/**
 * Times the words of a text in a recording, in seconds, from the words that a recogniser heard. A
 * missed word is placed between its neighbours; when a different text was heard, words are spread
 * over the audible part.
 *
 * @param sound the recording at 16 kHz
 */
export function matchScript(
  text: string,
  heard: readonly HeardWord[],
  sound: Float32Array,
  isWord: (word: string) => boolean,
): SpokenWord[] {
  const words = wordsOf(text, isWord);
  const script = words.flatMap(({ parts }, word) => parts.map((part) => ({ part, word })));
  // The time of a heard token that is spoken as several words ("1984") is divided among them.
  const ears = heard.flatMap(({ text: written, start, end }) => {
    const parts = wordsOf(written, isWord).flatMap((word) => word.parts);
    const step = (end - start) / parts.length;
    return parts.map((part, index) => ({
      ...{ part, start: start + index * step, end: start + (index + 1) * step },
    }));
  });
  const { pairs, errors } = matchWords(
    script.map(({ part }) => part),
    ears.map(({ part }) => part),
  );
  const spans: (Span | null)[] = words.map(() => null);
  if (errors < script.length * (1 - ENOUGH) || errors === 0) {
    for (const [index, pair] of pairs.entries()) {
      const ear = ears[pair];
      const word = script[index]?.word;
      if (ear === undefined || word === undefined) continue;
      const span = spans[word];
      if (span) span.end = ear.end;
      else spans[word] = { start: ear.start, end: ear.end };
    }
  }
  const filled = fillGaps(words, spans, audibleSpan(sound));
  const times = keepInOrder(filled, 0, sound.length / HEARING_RATE);
  return words.map(({ text: word, from, to }, index) => {
    const { start, end } = times[index] ?? { start: 0, end: 0 };
    return { text: word, start, end, from, to };
  });
}
