import { Refusal } from "@kinora/domain/refusal";
import { holdsBack } from "./hold-back.ts";

export interface FairBounds {
  /** Pieces of work under way for everybody together. */
  readonly most: number;
  /** Who has waited so long is refused. */
  readonly longestMs: number;
  /** Who comes when so many wait, of all keys, is refused. */
  readonly longestLine: number;
}

interface Share {
  readonly waiting: (() => void)[];
  atWork: number;
  /** Until when it has had its share, milliseconds of work; see fairTurns. */
  servedUntil: number;
}

/** Milliseconds that a piece of work is taken for until it has ended. */
const EXPECTED_MS = 10;
/** So many shares are remembered before those that have had no more than others are forgotten. */
const MANY = 1_000;
/** So many before all that ask for nothing now are. */
const TOO_MANY = 10_000;

/**
 * Has at most `most` pieces of work under way; of those who wait goes first who has had least of it, in milliseconds:
 * whoever asks for much, or for what takes long, waits behind who asks for little. Start-time fair queueing (Goyal,
 * Vin, Cheng, 1996) with equal weights: a share begins at the time that is being served, so that nobody saves up for
 * later. How much of it one key may have waiting is for another line to bound.
 *
 * @throws Refusal SERVICE_UNAVAILABLE
 */
export function fairTurns({ most, longestMs, longestLine }: FairBounds) {
  const holdBack = holdsBack();
  const shares = new Map<string, Share>();
  const inLine = new Set<Share>();
  let atWork = 0;
  let waiting = 0;
  /** When the work begins that was begun last. */
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
        // After what others have sent meanwhile: handing on the place over and over would keep them waiting.
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
