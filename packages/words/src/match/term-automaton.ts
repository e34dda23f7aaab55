import { GAP, type Reading } from "../fold/reading.ts";
import { Steps } from "./steps.ts";

/** A list entry in the form in which it is compared. */
export interface TermPattern {
  readonly codes: readonly number[];
  /** Number of consecutive repetitions of each letter. */
  readonly times: readonly number[];
  /** Index of the entry. */
  readonly term: number;
  /** True when it is also found with its vowels doubled, where English has no such words. */
  readonly mayDouble: boolean;
}

export interface Found {
  readonly term: number;
  /** Letters [from, to) of the reading. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds patterns in readings: Aho and Corasick 1975 (doi 10.1145/360825.360855). Of the patterns
 * that end at the same position only the longest is reported; nested entries would otherwise make
 * it quadratic.
 */
export class TermAutomaton {
  /** Maps a state and a symbol to the next state. */
  #steps = new Steps([]);
  /** Transitions from the initial state by symbol, which are the most frequent ones. */
  #first = new Int32Array(0);
  readonly #symbols: ReadonlyMap<number, number>;
  /** Symbols of ASCII letters, of which most texts consist, by code; -1 for none. */
  readonly #asciiSymbols = new Int32Array(0x80).fill(-1);
  readonly #states: State[] = [{ failed: 0, depth: 0, patterns: [], nearest: 0 }];

  constructor(patterns: readonly TermPattern[]) {
    const alphabet = new Set(patterns.flatMap(({ codes }) => codes));
    this.#symbols = new Map([...alphabet].map((code, symbol) => [code, symbol]));
    for (const [code, symbol] of this.#symbols)
      if (code < this.#asciiSymbols.length) this.#asciiSymbols[code] = symbol;
    const next = new Map<number, number>();
    for (const pattern of patterns) this.#add(pattern, next);
    this.#link(next);
  }

  /** Returns the matches in order of their ends. */
  find(reading: Reading): Found[] {
    const found: Found[] = [];
    let state = 0;
    for (let at = 0; at < reading.length; at += 1) {
      state = this.#step(state, reading.codes.at(at));
      if (state === 0) continue;
      const match = this.#longest(state, reading, at + 1);
      if (match) found.push(match);
    }
    return found;
  }

  #step(from: number, code: number): number {
    const symbol = this.#asciiSymbols[code] ?? this.#symbols.get(code) ?? -1;
    return symbol < 0 ? 0 : this.#follow(from, symbol);
  }

  #longest(state: number, reading: Reading, to: number): Found | null {
    let tried = 0;
    let at = this.#at(state).patterns.length > 0 ? state : this.#at(state).nearest;
    for (; at !== 0 && tried < MOST_TRIED; at = this.#at(at).nearest) {
      for (const pattern of this.#at(at).patterns) {
        tried += 1;
        const from = to - pattern.codes.length;
        if (isWrittenAt(pattern, reading, from)) return { term: pattern.term, from, to };
      }
    }
    return null;
  }

  #add(pattern: TermPattern, steps: Map<number, number>): void {
    let state = 0;
    for (const code of pattern.codes) {
      const key = this.#key(state, this.#symbols.get(code) as number);
      let next = steps.get(key);
      if (next === undefined) {
        next = this.#states.length;
        const depth = this.#at(state).depth + 1;
        this.#states.push({ failed: 0, depth, patterns: [], nearest: 0 });
        steps.set(key, next);
      }
      state = next;
    }
    if (state !== 0) this.#at(state).patterns.push(pattern);
  }

  /** Computes failure links breadth first, since each depends on those of shorter states. */
  #link(steps: ReadonlyMap<number, number>): void {
    const edges = [...steps].map(([key, to]) => ({
      from: Math.floor(key / this.#symbols.size),
      symbol: key % this.#symbols.size,
      to,
    }));
    edges.sort((one, other) => this.#at(one.to).depth - this.#at(other.to).depth);
    this.#steps = new Steps(edges);
    this.#first = new Int32Array(this.#symbols.size);
    for (const { from, symbol, to } of edges) if (from === 0) this.#first[symbol] = to;
    for (const { from, symbol, to } of edges) {
      const state = this.#at(to);
      state.failed = from === 0 ? 0 : this.#follow(this.#at(from).failed, symbol);
      const failed = this.#at(state.failed);
      state.nearest = failed.patterns.length > 0 ? state.failed : failed.nearest;
    }
  }

  #follow(from: number, symbol: number): number {
    for (let state = from; state !== 0; state = this.#at(state).failed) {
      const next = this.#steps.next(state, symbol);
      if (next !== 0) return next;
    }
    return this.#first[symbol] as number;
  }

  #key(state: number, symbol: number): number {
    return state * this.#symbols.size + symbol;
  }

  #at(state: number): State {
    return this.#states[state] as State;
  }
}

interface State {
  failed: number;
  readonly depth: number;
  /** Patterns that end in this state. */
  readonly patterns: TermPattern[];
  /** The longest shorter state in which a pattern ends. */
  nearest: number;
}

/**
 * Maximum patterns tried per position; several may differ only in how often they repeat a letter.
 */
const MOST_TRIED = 16;
/** Repetitions of a letter that no word has: they count as one, or as many as the pattern has. */
const DRAWN_OUT = 3;

/** Vowels that English words do not double, as code points; e and o they do. */
const NEVER_DOUBLED: ReadonlySet<number> = new Set(Array.from("aiu", (one) => one.charCodeAt(0)));

const repeatsFit = (wanted: number, seen: number) =>
  seen === wanted || (seen > wanted && seen >= DRAWN_OUT);

/** True when the letters are repeated as in the pattern, or in a way in which no word is written. */
function isWrittenAt(pattern: TermPattern, reading: Reading, from: number): boolean {
  const { codes, times, mayDouble } = pattern;
  let [fits, letters, repeated] = [true, 0, 0];
  for (let step = 0; step < codes.length; step += 1) {
    const code = codes[step] as number;
    if (code === GAP) continue;
    const [wanted, seen] = [times[step] as number, reading.times.at(from + step)];
    letters += 1;
    if (seen > wanted) repeated += 1;
    const isDoubled = mayDouble && wanted === 1 && seen === 2 && NEVER_DOUBLED.has(code);
    fits &&= isDoubled || repeatsFit(wanted, seen);
    if (!fits && repeated < letters) return false;
  }
  return fits || letters >= DRAWN_OUT;
}
