import { WholeNumbers } from "./whole-numbers.ts";

/** What separates words in a reading. */
export const GAP = 0;

/** A text as it may be read: letters and the gaps between words, one list a property. */
export class Reading {
  /** Code points after folding; GAP: between words. */
  readonly codes: WholeNumbers;
  /** How often each letter stands there, one after the other. */
  readonly times: WholeNumbers;
  /** UTF-16 units [start, end) of the text that it was read from. */
  readonly starts: WholeNumbers;
  readonly ends: WholeNumbers;
  /** Whether the letter before is of a script without spaces; -1: there is none. */
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

  /** A gap stands once, however many are added. */
  gap(at: number): void {
    this.#wasSpaceless = -1;
    if (this.codes.at(-1) !== GAP) this.#push(GAP, at, at);
  }

  /** A letter that stands there again is counted. Scripts without spaces and others are parted where they meet. */
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

  /** Units [start, end) of the text that letters [from, to) were read from, gaps at the ends left out. */
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
