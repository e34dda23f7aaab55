import type { Signal } from "@kinora/domain/event/signal";
import { type LookUp, type OpenStream, PersonStreams } from "./person-streams.ts";

/** Streams of people who look at a work, signed in or not. */
export class Watchers {
  readonly #works = new Map<string, Map<string, PersonStreams>>();
  readonly #counts = new Map<string, number>();

  /**
   * Adds an open stream. Streams of one reader of a work share their lookups, as do those of all
   * whom nobody knows.
   *
   * @param from who opened it, for `count`
   * @returns a function that removes it
   */
  join(
    {
      workId,
      reader,
      from,
    }: { readonly workId: string; readonly reader: string; readonly from: string },
    stream: OpenStream,
    lookUp: LookUp,
  ): () => void {
    const readers = this.#works.get(workId) ?? new Map<string, PersonStreams>();
    const mine = readers.get(reader) ?? new PersonStreams(lookUp);
    this.#works.set(workId, readers.set(reader, mine));
    this.#counts.set(from, this.count(from) + 1);
    mine.add(stream);
    return () => {
      mine.remove(stream);
      const left = this.count(from) - 1;
      if (left > 0) this.#counts.set(from, left);
      else this.#counts.delete(from);
      if (mine.size === 0) readers.delete(reader);
      if (readers.size === 0) this.#works.delete(workId);
    };
  }

  publish(signal: Signal): void {
    if (signal.workId === undefined) return;
    for (const reader of this.#works.get(signal.workId)?.values() ?? []) reader.hear(signal);
  }

  /** Works that somebody looks at. */
  works(): string[] {
    return [...this.#works.keys()];
  }

  /** Streams that somebody has open. */
  count(from: string): number {
    return this.#counts.get(from) ?? 0;
  }

  closeAll(): void {
    for (const readers of this.#works.values())
      for (const streams of readers.values()) streams.close();
  }
}
