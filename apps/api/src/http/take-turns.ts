import { Refusal } from "@kinora/domain/refusal";
import { holdsBack } from "./hold-back.ts";

interface Line {
  atWork: number;
  /** Each lets one go on, in the order they came. */
  readonly waiting: Set<() => void>;
}

export interface TurnBounds {
  /** Pieces of work under way for one key. */
  readonly most: number;
  /** Who has waited so long is refused: while the database hangs, a line would last for minutes. */
  readonly longestMs: number;
  /** Who comes when so many wait is refused. */
  readonly longestLine: number;
}

/**
 * Has at most `most` pieces of work under way for each key; the others wait in that key's own line,
 * first come, first served. Whoever asks for a thousand things at once slows nobody but themselves.
 * Work may take a turn in another line; lines must be nested in one order only.
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
      // The place is handed on: nobody who comes between takes it.
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
      // After what others have sent meanwhile: handing on the place over and over would keep them waiting.
      setImmediate(resolve);
    };
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(new Refusal("SERVICE_UNAVAILABLE"));
    }, longestMs);
    waiting.add(go);
  });
}
