import type { Signed } from "@kinora/domain/account/signed";
import type { Signal } from "@kinora/domain/event/signal";
import type { LoadEvent } from "./event-loaders.ts";
import { type OpenStream, PersonStreams } from "./person-streams.ts";

/** Tells everybody who has a stream open what the signals meant for them are about. */
export class EventHub {
  readonly #people = new Map<string, PersonStreams>();
  readonly #load: LoadEvent;

  constructor(load: LoadEvent) {
    this.#load = load;
  }

  /** Adds an open stream; the answer takes it away. */
  join(person: Signed, stream: OpenStream): () => void {
    const { userId } = person;
    const mine =
      this.#people.get(userId) ?? new PersonStreams((signal) => this.#load(signal, person));
    this.#people.set(userId, mine);
    mine.add(stream);
    return () => {
      mine.remove(stream);
      if (mine.size === 0 && this.#people.get(userId) === mine) this.#people.delete(userId);
    };
  }

  publish(signal: Signal): void {
    this.#people.get(signal.userId)?.hear(signal);
  }

  /** Who has a stream open. */
  people(): string[] {
    return [...this.#people.keys()];
  }

  /** How many streams a person has open. */
  count(userId: string): number {
    return this.#people.get(userId)?.size ?? 0;
  }

  /** The server stops: clients come back and ask again. */
  closeAll(): void {
    for (const streams of this.#people.values()) streams.close();
  }
}
