import type { Signal } from "@kinora/domain/event/signal";

/** Whoever hears the signals of one person. */
export interface Listener {
  readonly hear: (signal: Signal) => void;
  /** Ends what is open; clients come back and ask again. */
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

  /** Signals were missed, or the server stops. */
  closeAll(): void {
    for (const mine of this.#listeners.values()) for (const { close } of mine) close();
  }
}
