import { WholeNumbers } from "./whole-numbers.ts";

/** Separates words in a reading. */
export const GAP = 0;

/** One way to read a text: its letters and the gaps between words, with one array per property. */
export class Reading {
  /** Code points after folding, with GAP between words. */
  readonly codes: WholeNumbers;
  /** Number of consecutive repetitions of each letter. */
  readonly times: WholeNumbers;
  /** UTF-16 range [start, end) of the original text. */
  readonly starts: WholeNumbers;
  readonly ends: WholeNumbers;
  /**
   * 1 when the previous letter's script has no spaces, 0 when it has; -1 when there is no letter.
   */
  #wasSpaceless = -1;

  constructor(expected: number) {
    this.codes = new WholeNumbers(expected);
    this.times = new WholeNumbers(expected);
    this.starts = new WholeNumbers(expected);
    this.ends = new WholeNumbers(expected);
  }

  get length(): number {
    return this.codes.length;
  }

  /** Adds a gap, unless there already is one. */
  gap(at: number): void {
    this.#wasSpaceless = -1;
    if (this.codes.at(-1) !== GAP) this.#push(GAP, at, at);
  }

  /**
   * Adds a letter, counting repetitions. A gap is added between scripts with and without spaces.
   */
  letter(code: number, start: number, end: number, spaceless: number): void {
    if (this.#wasSpaceless >= 0 && this.#wasSpaceless !== spaceless) this.gap(start);
    this.#wasSpaceless = spaceless;
    const last = this.length - 1;
    if (this.codes.at(last) !== code) {
      this.#push(code, start, end);
      return;
    }
    this.times.set(last, this.times.at(last) + 1);
    this.ends.set(last, end);
  }

  /**
   * Returns the range [start, end) of the text that letters [from, to) were read from, without gaps
   * at the ends.
   */
  placeOf(from: number, to: number): { start: number; end: number } {
    const first = this.codes.at(from) === GAP ? from + 1 : from;
    const last = this.codes.at(to - 1) === GAP ? to - 2 : to - 1;
    return { start: this.starts.at(first), end: this.ends.at(last) };
  }

  #push(code: number, start: number, end: number): void {
    this.codes.push(code);
    this.times.push(1);
    this.starts.push(start);
    this.ends.push(end);
  }
}
