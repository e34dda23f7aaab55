import type { Signal } from "@kinora/domain/event/signal";

/** The end of one open stream. */
export interface Listener {
  readonly hear: (signal: Signal) => void;
  /** Ends the stream; its client comes back and asks again. */
  readonly close: () => void;
}

/** Hands signals from the database on to the open event streams of the same person. */
export class EventHub {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Starts listening; the answer stops it. */
  subscribe(userId: string, listener: Listener): () => void {
    const mine = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, mine.add(listener));
    return () => {
      mine.delete(listener);
      if (mine.size === 0 && this.#listeners.get(userId) === mine) this.#listeners.delete(userId);
    };
  }

  publish(signal: Signal): void {
    for (const { hear } of this.#listeners.get(signal.userId) ?? []) hear(signal);
  }

  /** How many streams a person has open. */
  count(userId: string): number {
    return this.#listeners.get(userId)?.size ?? 0;
  }

  /** Signals were missed, or the server stops. */
  closeAll(): void {
    for (const mine of this.#listeners.values()) for (const { close } of mine) close();
  }
}
