import { Refusal } from "@kinora/domain/refusal";

export interface FairBounds {
  /** Pieces of work under way for everybody together. */
  readonly most: number;
  /** Who has waited so long is refused. */
  readonly longestMs: number;
}

/**
 * Has at most `most` pieces of work under way; of those who wait each has one turn after the other, however much the
 * others ask for. How much waits for one key is for another line to bound.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function fairTurns({ most, longestMs }: FairBounds) {
  /** By key, whoever is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let atWork = 0;

  const handOn = () => {
    const [next] = waiting;
    if (next === undefined) {
      atWork -= 1;
      return;
    }
    const [key, line] = next;
    const go = line.shift();
    waiting.delete(key);
    if (line.length > 0) waiting.set(key, line);
    go?.();
  };
  const turn = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const line = waiting.get(key) ?? [];
      waiting.set(key, line);
      const go = () => {
        clearTimeout(timer);
        // After what others have sent meanwhile: handing on the place over and over would keep them waiting.
        setImmediate(resolve);
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(go), 1);
        if (line.length === 0 && waiting.get(key) === line) waiting.delete(key);
        reject(new Refusal("SERVICE_UNAVAILABLE"));
      }, longestMs);
      line.push(go);
    });
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (atWork < most) atWork += 1;
    else await turn(key);
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
