interface WaitingLine {
  readonly whose: string;
  readonly go: () => void;
}

/** Ends a turn, which begins the next one. */
export type EndTurn = () => void;

/**
 * Gives turns to speak, one at a time. The next one is that of whoever has used the least time; of
 * the same person, and among equals, in order of arrival. So a person who orders much, or long
 * lines, waits behind those who order little. Fair queueing with a virtual time, which is the share
 * that a person who always waited would have had: whoever comes later starts there, so that nobody
 * can save up, and it reaches everyone, so that nobody waits forever however many others come.
 *
 * @param now milliseconds
 */
export function fairTurnsToSpeak(now: () => number = () => performance.now()) {
  const waiting: WaitingLine[] = [];
  /** Virtual time up to which each person has used their share. */
  const usedUntil = new Map<string, number>();
  let virtual = 0;
  let speaking = false;

  const usedBy = (whose: string) => usedUntil.get(whose) ?? virtual;
  const begin = (whose: string): EndTurn => {
    speaking = true;
    const from = usedBy(whose);
    virtual = Math.max(virtual, from);
    const since = now();
    return () => {
      const spent = now() - since;
      const persons = new Set([whose, ...waiting.map((each) => each.whose)]);
      usedUntil.set(whose, from + spent);
      virtual += spent / persons.size;
      for (const [each, until] of usedUntil)
        if (until <= virtual && !persons.has(each)) usedUntil.delete(each);
      handOn();
    };
  };
  const handOn = () => {
    let next: WaitingLine | undefined;
    for (const line of waiting)
      if (!(next && usedBy(next.whose) <= usedBy(line.whose))) next = line;
    if (next === undefined) {
      speaking = false;
      usedUntil.clear();
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    next.go();
  };
  /** @throws the signal's reason when it aborts before the turn */
  return (whose: string, signal?: AbortSignal): Promise<EndTurn> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      usedUntil.set(whose, usedBy(whose));
      if (!speaking) return resolve(begin(whose));
      const line = {
        whose,
        go() {
          signal?.removeEventListener("abort", leave);
          resolve(begin(whose));
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(line), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(line);
    });
}
