import type { Signal } from "@kinora/domain/event/signal";
import type { Locale } from "@kinora/text/locale";
import type { StreamEvent, Telling } from "./event-loaders.ts";

/** One open stream of a user. */
export interface OpenStream {
  readonly locale: Locale;
  readonly write: (event: StreamEvent) => void;
  readonly close: () => void;
}

/** Looks up the subject of a signal; null when there is nothing to send. */
export type LookUp = (signal: Signal) => Promise<Telling | null>;

/**
 * All open streams of one user. The subject of a signal is looked up once for all of them, one
 * signal at a time. A signal that is already waiting also covers later ones for the same subject,
 * because a lookup returns the current state.
 */
export class PersonStreams {
  readonly #streams = new Set<OpenStream>();
  readonly #waiting = new Map<string, Signal>();
  readonly #lookUp: LookUp;
  #isTelling = false;

  constructor(lookUp: LookUp) {
    this.#lookUp = lookUp;
  }

  get size(): number {
    return this.#streams.size;
  }

  add(stream: OpenStream): void {
    this.#streams.add(stream);
  }

  remove(stream: OpenStream): void {
    this.#streams.delete(stream);
  }

  hear(signal: Signal): void {
    const key = `${signal.noun} ${signal.subjectId}`;
    if (!this.#waiting.has(key)) this.#waiting.set(key, signal);
    if (!this.#isTelling) void this.#tellAll();
  }

  close(): void {
    this.#waiting.clear();
    for (const stream of this.#streams) stream.close();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    // Oldest signal first: a Map iterates in insertion order.
    for (const [key, signal] of this.#waiting) {
      this.#waiting.delete(key);
      if (this.#streams.size === 0) continue;
      try {
        const told = await this.#lookUp(signal);
        if (told === null) continue;
        for (const { locale, write } of this.#streams) {
          write(typeof told === "function" ? told(locale) : told);
        }
        if (typeof told !== "function" && told.type === "session") this.close();
      } catch {
        // A client whose stream ends reconnects and reloads; one that misses an event would wait
        // for ever.
        this.close();
      }
    }
    this.#isTelling = false;
  }
}
