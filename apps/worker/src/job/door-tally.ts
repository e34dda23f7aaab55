/**
 * Measures for how many milliseconds work has been kept from beginning, less the time in which it
 * could; at least 0.
 */
export class DoorTally {
  #milliseconds = 0;
  #isClosed = false;
  #at = performance.now();

  /**
   * @param isClosed state from now on
   */
  note(isClosed: boolean): void {
    const now = performance.now();
    const passed = now - this.#at;
    this.#milliseconds = Math.max(0, this.#milliseconds + (this.#isClosed ? passed : -passed));
    this.#at = now;
    this.#isClosed = isClosed;
  }

  /**
   * @param isClosed state from now on
   * @returns milliseconds
   */
  closedFor(isClosed: boolean): number {
    this.note(isClosed);
    return this.#milliseconds;
  }

  /** Resets the measured time to 0. */
  clear(): void {
    this.note(this.#isClosed);
    this.#milliseconds = 0;
  }
}
