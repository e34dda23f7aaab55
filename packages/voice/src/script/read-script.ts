import { ABBREVIATIONS, MAY_END } from "./abbreviations.ts";
import { sayWord } from "./say-word.ts";

/** A word of the text, with its spoken form and the punctuation after it. */
export interface ScriptWord {
  readonly text: string;
  /** UTF-16 range in the text: `script.slice(from, to) === text`. */
  readonly from: number;
  readonly to: number;
  /** Words of letters and apostrophes, separated by blanks. */
  readonly spoken: string;
  /** The punctuation after it, as the voice interprets it. */
  readonly mark: Mark;
  /** True when the next word begins a paragraph. */
  readonly ends: boolean;
}

export type Mark = "" | "," | "—" | ";" | ":" | "." | "!" | "?" | "…";

export interface Script {
  readonly words: readonly ScriptWord[];
  /** Words in scripts that no English voice can speak, as written. */
  readonly unsaid: readonly { readonly text: string; readonly from: number; readonly to: number }[];
}

interface Token {
  readonly text: string;
  readonly from: number;
  /** The text up to the next token. */
  readonly gap: string;
}

const DASH = String.raw`[—―]|--+|…|\.{3,}|(?<!\d)–|–(?!\d)|[、。，；：？！]`;
const OPENING = /^[^\p{L}\p{N}$£€¥#&@%+=°−'’.-]+/u;
const APOSTROPHE_FIRST = /^['’](?:t(?:is|was|il)|em|cause|bout|\d\ds?$)/i;

/** Splits a text into words with the text in between. */
function tokenize(text: string): Token[] {
  const found: { from: number; to: number }[] = [];
  for (const chunk of text.matchAll(/\S+/g)) {
    let at = chunk.index;
    for (const part of chunk[0].split(new RegExp(`(${DASH})`))) {
      const core = trim(part, text.slice(at + part.length, at + part.length + 3));
      if (core !== null) found.push({ from: at + core.skip, to: at + core.skip + core.length });
      at += part.length;
    }
  }
  return found.map(({ from, to }, index) => ({
    text: text.slice(from, to),
    from,
    gap: text.slice(to, found[index + 1]?.from ?? text.length),
  }));
}

/**
 * Strips quotation marks, brackets and punctuation, but keeps those that belong to the word: $5,
 * e.g., 'twas, 50%.
 */
function trim(part: string, next: string): { skip: number; length: number } | null {
  let skip = OPENING.exec(part)?.[0].length ?? 0;
  if (!APOSTROPHE_FIRST.test(part.slice(skip)))
    skip += /^['’]*/.exec(part.slice(skip))?.[0].length ?? 0;
  const rest = part.slice(skip);
  // A single sign counts as a word ("salt & pepper"); a hyphen or a full stop does not.
  if (!/[\p{L}\p{N}]/u.test(rest)) {
    return /^[&@%+=]$/.test(rest) ? { skip, length: 1 } : null;
  }
  const [stops = ""] = /^[.-]*/.exec(rest.replace(/^\.(?=\d)|^-(?=\d)/, "x")) ?? [];
  skip += stops.length;
  const inner = rest.slice(stops.length);
  const trailing = /[^\p{L}\p{N}\p{M}%°]+$/u.exec(inner)?.[0].length ?? 0;
  const length = inner.length - trailing;
  const dotted = inner.slice(0, length + 1);
  const keepsDot =
    ABBREVIATIONS.has(dotted.toLowerCase()) ||
    /^st\.$/i.test(dotted) ||
    (/^no\.$/i.test(dotted) && /^\s+\d/.test(next)) ||
    /^(?:\p{L}\.)+$/u.test(dotted);
  return { skip, length: keepsDot ? length + 1 : length };
}

function markOf(gap: string, endsSentence: boolean): Mark {
  const here = gap.replaceAll(/["“”'‘’\])}\s]/g, "");
  if (/[?？]/.test(here)) return "?";
  if (/[!！]/.test(here)) return "!";
  if (/…|\.{3,}/.test(here)) return "…";
  if (/[.。]/.test(here) || endsSentence) return ".";
  if (/[;；]/.test(here)) return ";";
  if (/[:：]/.test(here)) return ":";
  if (/[—―]|--|(?:^|\s)[-–](?:\s|$)/.test(gap)) return "—";
  if (/[,，、]/.test(here) || /[()[\]\n]/.test(gap)) return ",";
  return "";
}

/** Returns true when the full stop of an abbreviation also ends the sentence. */
function endsWithDot(text: string, after: string): boolean {
  if (!text.endsWith(".")) return false;
  return after === "" || (/^\p{Lu}/u.test(after) && MAY_END.test(text.toLowerCase()));
}

const isParagraph = (gap: string) => /\n\s*\n/.test(gap);

/** Maximum letters of a word and maximum spoken words for it; longer ones are not read aloud. */
const LONGEST_WORD = 100;
const MOST_SPOKEN = 60;

/**
 * Returns true for a written word that is too long for one breath: six hundred digits would take
 * minutes and exhaust the memory.
 */
function isUnbreathable(written: string, spoken: string): boolean {
  return written.length > LONGEST_WORD || spoken.split(" ").length > MOST_SPOKEN;
}

/** Marks sentences that are mostly in capitals, with more than one such word. */
function findShouted(tokens: readonly Token[]): boolean[] {
  const shouted: boolean[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length - 1 && !/[.!?…\n]/.test(tokens[to]?.gap ?? "")) to += 1;
    const words = tokens.slice(from, to + 1).filter(({ text }) => /\p{L}{2,}/u.test(text));
    const loud = words.filter(({ text }) => text === text.toUpperCase());
    for (; from <= to; from += 1) shouted.push(loud.length > 1 && loud.length > words.length / 2);
  }
  return shouted;
}

/**
 * Reads a text as a script for the voice: words with their spoken forms, and the punctuation in
 * between. Emoji are skipped, and so are words without a Latin letter or a digit, and those too
 * long for one breath, which are listed in `unsaid`.
 */
export function readScript(text: string, isWord: (word: string) => boolean): Script {
  const tokens = tokenize(text);
  const shouted = findShouted(tokens);
  const words: ScriptWord[] = [];
  const unsaid: Script["unsaid"][number][] = [];
  for (const [index, token] of tokens.entries()) {
    const after = tokens[index + 1]?.text ?? "";
    const before = tokens[index - 1]?.text ?? "";
    const spoken = sayWord(token.text, { before, after, shouted: shouted[index] === true, isWord });
    const mark = markOf(token.gap, endsWithDot(token.text, after));
    const ends = isParagraph(token.gap);
    const to = token.from + token.text.length;
    if (spoken === "" || isUnbreathable(token.text, spoken)) {
      if (/[\p{L}\p{N}]/u.test(token.text)) unsaid.push({ text: token.text, from: token.from, to });
      const previous = words.at(-1);
      if (previous)
        words[words.length - 1] = {
          ...previous,
          mark: mark || previous.mark,
          ends: ends || previous.ends,
        };
      continue;
    }
    words.push({ text: token.text, from: token.from, to, spoken, mark, ends });
  }
  return { words, unsaid };
}
