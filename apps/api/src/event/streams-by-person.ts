import type { Signed } from "@kinora/domain/account/signed";
import type { EventHub } from "./event-hub.ts";
import type { LoadEvent } from "./event-loaders.ts";
import { type OpenStream, PersonStreams } from "./person-streams.ts";

export interface StreamsByPerson {
  /** How many streams a person has open. */
  count(userId: string): number;
  /** Adds an open stream; the answer takes it away. */
  join(person: Signed, stream: OpenStream): () => void;
}

interface Listening {
  readonly streams: PersonStreams;
  readonly stop: () => void;
}

/** Hears the signals of everybody who has a stream open. */
export function streamsByPerson(hub: EventHub, load: LoadEvent): StreamsByPerson {
  const people = new Map<string, Listening>();
  const open = (person: Signed): Listening => {
    const { userId } = person;
    const streams = new PersonStreams((signal) => load(signal, person));
    const stop = hub.subscribe(userId, {
      hear: (signal) => streams.hear(signal),
      close: () => streams.close(),
    });
    people.set(userId, { streams, stop });
    return { streams, stop };
  };
  return {
    count: (userId) => people.get(userId)?.streams.size ?? 0,
    join(person, stream) {
      const { userId } = person;
      const mine = people.get(userId) ?? open(person);
      mine.streams.add(stream);
      return () => {
        mine.streams.remove(stream);
        if (mine.streams.size > 0 || people.get(userId) !== mine) return;
        mine.stop();
        people.delete(userId);
      };
    },
  };
}
