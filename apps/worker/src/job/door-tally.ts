/** For how long the door to work has been closed, less the time in which it was open; never less than nothing. */
export class DoorTally {
  #milliseconds = 0;
  #isClosed = false;
  #at = performance.now();

  /** @param isClosed from now on */
  note(isClosed: boolean): void {
    const now = performance.now();
    const passed = now - this.#at;
    this.#milliseconds = Math.max(0, this.#milliseconds + (this.#isClosed ? passed : -passed));
    this.#at = now;
    this.#isClosed = isClosed;
  }

  /** @param isClosed from now on */
  closedFor(isClosed: boolean): number {
    this.note(isClosed);
    return this.#milliseconds;
  }

  /** What was is forgotten. */
  clear(): void {
    this.note(this.#isClosed);
    this.#milliseconds = 0;
  }
}
