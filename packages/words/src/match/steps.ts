/**
 * A fixed table from pairs of numbers to numbers, by open addressing: a Map of this size spends
 * most of a search on cache misses.
 */
export class Steps {
  /** Triples of state, symbol and next state; 0 as next state marks a free place. */
  readonly #cells: Int32Array;
  readonly #mask: number;

  constructor(
    steps: readonly { readonly from: number; readonly symbol: number; readonly to: number }[],
  ) {
    const places = 2 ** Math.ceil(Math.log2(2 * steps.length + 1));
    this.#mask = places - 1;
    this.#cells = new Int32Array(3 * places);
    for (const { from, symbol, to } of steps) {
      let at = this.#placeOf(from, symbol);
      while (this.#cells[3 * at + 2] !== 0) at = (at + 1) & this.#mask;
      this.#cells.set([from, symbol, to], 3 * at);
    }
  }

  /** Returns 0 when there is no step. */
  next(from: number, symbol: number): number {
    const cells = this.#cells;
    for (let at = this.#placeOf(from, symbol); ; at = (at + 1) & this.#mask) {
      const to = cells[3 * at + 2] as number;
      if (to === 0 || (cells[3 * at] === from && cells[3 * at + 1] === symbol)) return to;
    }
  }

  #placeOf(from: number, symbol: number): number {
    const mixed = Math.imul(Math.imul(from, 0x9e3779b1) + symbol, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}
