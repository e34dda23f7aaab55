import type { Signal } from "@kinora/domain/event/signal";

export type Hear = (signal: Signal) => void;

/** Hands signals from the database on to the open event streams of the same person. */
export class EventHub {
  readonly #listeners = new Map<string, Set<Hear>>();

  /** Starts listening; the answer stops it. */
  subscribe(userId: string, hear: Hear): () => void {
    const mine = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, mine.add(hear));
    return () => {
      mine.delete(hear);
      if (mine.size === 0 && this.#listeners.get(userId) === mine) this.#listeners.delete(userId);
    };
  }

  publish(signal: Signal): void {
    for (const hear of this.#listeners.get(signal.userId) ?? []) hear(signal);
  }

  /** How many streams a person has open. */
  count(userId: string): number {
    return this.#listeners.get(userId)?.size ?? 0;
  }
}
