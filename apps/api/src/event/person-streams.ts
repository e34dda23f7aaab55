import type { ServerEvent } from "@kinora/contracts/event/event";
import type { Signal } from "@kinora/domain/event/signal";
import type { Locale } from "@kinora/text/locale";
import type { Telling } from "./event-loaders.ts";

/** An open stream of a person. */
export interface OpenStream {
  readonly locale: Locale;
  readonly write: (event: ServerEvent) => void;
  readonly close: () => void;
}

/** Looks up what a signal is about; null when there is nothing to tell. */
export type LookUp = (signal: Signal) => Promise<Telling | null>;

/**
 * All open streams of one person. What a signal is about is looked up once for all of them, one signal after the
 * other; one that waits already waits for both: what is told is how things are then.
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
    // What happened first is told first.
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
        // A client whose stream ends comes back and asks again; one that misses an event waits for ever.
        this.close();
      }
    }
    this.#isTelling = false;
  }
}
