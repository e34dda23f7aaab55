import type { Signed } from "@kinora/domain/account/signed";
import type { Signal } from "@kinora/domain/event/signal";
import type { LoadEvent } from "./event-loaders.ts";
import { type OpenStream, PersonStreams } from "./person-streams.ts";
import { Watchers } from "./watchers.ts";

/** Loads the subject of each signal and sends it to every user who has a stream open. */
export class EventHub {
  readonly #people = new Map<string, PersonStreams>();
  readonly #load: LoadEvent;
  /** People who look at a work. */
  readonly watchers = new Watchers();

  constructor(load: LoadEvent) {
    this.#load = load;
  }

  /** Adds an open stream. Returns a function that removes it. */
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
    this.watchers.publish(signal);
  }

  /** Returns the ids of users with an open stream. */
  people(): string[] {
    return [...this.#people.keys()];
  }

  /** Returns the number of open streams of a user. */
  count(userId: string): number {
    return this.#people.get(userId)?.size ?? 0;
  }

  /** Called when the server stops: clients reconnect and reload. */
  closeAll(): void {
    for (const streams of this.#people.values()) streams.close();
    this.watchers.closeAll();
  }
}
