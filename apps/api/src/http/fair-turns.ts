import { Refusal } from "@kinora/domain/refusal";
import { holdsBack } from "./hold-back.ts";

export interface FairBounds {
  /** Maximum concurrent work of all keys together. */
  readonly most: number;
  /** Milliseconds after which a waiting request is rejected. */
  readonly longestMs: number;
  /** Maximum waiting requests of all keys together; further ones are rejected. */
  readonly longestLine: number;
}

interface Share {
  readonly waiting: (() => void)[];
  atWork: number;
  /**
   * Virtual time up to which this key has used its share, in milliseconds of work; see fairTurns.
   */
  servedUntil: number;
}

/** Assumed duration of work until it has ended, in milliseconds. */
const EXPECTED_MS = 10;
/** Above this number of shares, idle ones that have not used more than others are dropped. */
const MANY = 1_000;
/** Above this number, all idle shares are dropped. */
const TOO_MANY = 10_000;

/**
 * Runs at most `most` pieces of work at once. The next one is taken from the waiting key that has
 * used the least time, in milliseconds, so a key that requests much, or slow work, waits behind
 * those that request little. Start-time fair queueing (Goyal, Vin, Cheng, 1996) with equal weights:
 * a new share starts at the current virtual time, so that no key can save up. The number of waiting
 * requests per key must be bounded by another queue.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function fairTurns({ most, longestMs, longestLine }: FairBounds) {
  const holdBack = holdsBack();
  const shares = new Map<string, Share>();
  const inLine = new Set<Share>();
  let atWork = 0;
  let waiting = 0;
  /** Virtual start time of the work that was started last. */
  let served = 0;

  const shareOf = (key: string): Share => {
    const share = shares.get(key) ?? { waiting: [], atWork: 0, servedUntil: served };
    shares.set(key, share);
    return share;
  };
  const begin = (share: Share) => {
    share.atWork += 1;
    served = Math.max(served, share.servedUntil);
    share.servedUntil = served + EXPECTED_MS;
  };
  const handOn = () => {
    let next: Share | undefined;
    for (const share of inLine) if (!(next && next.servedUntil <= share.servedUntil)) next = share;
    if (next === undefined) {
      atWork -= 1;
      return;
    }
    begin(next);
    next.waiting.shift()?.();
    if (next.waiting.length === 0) inLine.delete(next);
  };
  let forgetAt = MANY;
  const forgetSome = () => {
    const all = shares.size > TOO_MANY;
    for (const [key, share] of shares)
      if (!inLine.has(share) && share.atWork === 0 && (all || share.servedUntil <= served))
        shares.delete(key);
    forgetAt = Math.max(MANY, 2 * shares.size);
  };
  const turn = (share: Share) =>
    new Promise<void>((resolve, reject) => {
      inLine.add(share);
      waiting += 1;
      const go = () => {
        waiting -= 1;
        clearTimeout(timer);
        // Resumes after other pending input: passing on the slot over and over would starve other
        // senders.
        setImmediate(resolve);
      };
      const timer = setTimeout(() => {
        waiting -= 1;
        share.waiting.splice(share.waiting.indexOf(go), 1);
        if (share.waiting.length === 0) inLine.delete(share);
        reject(new Refusal("SERVICE_UNAVAILABLE"));
      }, longestMs);
      share.waiting.push(go);
    });
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (shares.size > forgetAt) forgetSome();
    const share = shareOf(key);
    if (atWork < most) {
      atWork += 1;
      begin(share);
    } else if (waiting < longestLine) await turn(share);
    else {
      await holdBack();
      throw new Refusal("SERVICE_UNAVAILABLE");
    }
    const since = performance.now();
    try {
      return await work();
    } finally {
      share.atWork -= 1;
      share.servedUntil += performance.now() - since - EXPECTED_MS;
      handOn();
    }
  };
}
