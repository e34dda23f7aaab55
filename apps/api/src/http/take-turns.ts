import { Refusal } from "@kinora/domain/refusal";
import { holdsBack } from "./hold-back.ts";

interface Line {
  atWork: number;
  /** Callbacks that each resume one waiting request, in order of arrival. */
  readonly waiting: Set<() => void>;
}

export interface TurnBounds {
  /** Maximum concurrent work for one key. */
  readonly most: number;
  /**
   * Milliseconds after which a waiting request is rejected. While the database hangs, a queue would
   * otherwise last for minutes.
   */
  readonly longestMs: number;
  /** Maximum waiting requests per key; further ones are rejected. */
  readonly longestLine: number;
}

/**
 * Runs at most `most` pieces of work at once for each key; the others wait in that key's own queue,
 * first come, first served. A client that requests a thousand things at once delays only itself.
 * Work may take a turn in another queue; queues must always be nested in the same order.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function turnTaker({ most, longestMs, longestLine }: TurnBounds) {
  const lines = new Map<string, Line>();
  const holdBack = holdsBack();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { atWork: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.atWork < most) line.atWork += 1;
    else if (line.waiting.size < longestLine) await turnIn(line, longestMs);
    else {
      await holdBack();
      throw new Refusal("SERVICE_UNAVAILABLE");
    }
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no request in between takes it.
      const [next] = line.waiting;
      if (next) next();
      else line.atWork -= 1;
      if (line.atWork === 0) lines.delete(key);
    }
  };
}

function turnIn({ waiting }: Line, longestMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      // Resumes after other pending input: passing on the slot over and over would starve other
      // senders.
      setImmediate(resolve);
    };
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(new Refusal("SERVICE_UNAVAILABLE"));
    }, longestMs);
    waiting.add(go);
  });
}
