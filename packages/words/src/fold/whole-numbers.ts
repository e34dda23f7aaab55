/** A growing array of integers; filling a JavaScript array costs several times as much. */
export class WholeNumbers {
  #values: Int32Array;
  #length = 0;

  constructor(expected: number) {
    this.#values = new Int32Array(Math.max(16, expected));
  }

  get length(): number {
    return this.#length;
  }

  /** Returns the number at a position, counted from the end if negative; -1 when there is none. */
  at(place: number): number {
    const at = place < 0 ? this.#length + place : place;
    return at < this.#length ? (this.#values[at] ?? -1) : -1;
  }

  set(place: number, value: number): void {
    this.#values[place] = value;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow();
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  slice(from: number, to?: number): number[] {
    return [...this.#values.subarray(0, this.#length).slice(from, to)];
  }

  #grow(): void {
    const larger = new Int32Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
