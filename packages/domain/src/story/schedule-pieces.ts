import type { StoryOrders } from "./orders-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { PieceOrder } from "./story-engine.ts";
import {
  type KnownPiece,
  openWorklist,
  type PieceFailure,
  type PieceOutcome,
  type PiecePlan,
} from "./worklist.ts";

/** One piece to make; all that it needs is among `pieces`. */
export interface PieceToMake<Piece> {
  readonly order: PieceOrder;
  readonly key: string;
  /** Pieces that are there, by key. */
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Share of this piece, 0..1. */
  readonly onProgress: (share: number) => void;
}

/** What making a story's pieces needs of the world. */
export interface SchedulePorts<Piece> {
  /** Those of these keys that were made earlier, by key. Each key is asked for once. */
  readonly recall: (keys: readonly string[]) => Promise<ReadonlyMap<string, Piece>>;
  /** Makes and keeps a piece. A rejection ends the whole work. */
  readonly make: (piece: PieceToMake<Piece>) => Promise<PieceOutcome<Piece>>;
  /** Ends, for this reason, the pieces that are in the making. */
  readonly giveUp: (reason: unknown) => void;
  /** Shall nothing more be begun, because others wait? Asked before each look at what to begin. */
  readonly makesRoom: () => Promise<boolean>;
  /** Share of the whole work, 0..1, and what is in the making. */
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}

export interface ScheduledPieces<Piece> {
  /** False: it made room for others, and there is more to begin. */
  readonly finished: boolean;
  readonly orders: StoryOrders;
  /** By key, those that were recalled among them. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly failures: ReadonlyMap<string, PieceFailure>;
}

/**
 * Makes the pieces a goal asks for and that are not there, each as soon as what it needs is there, as
 * many at once as `nextPiece` allows. Rejects when no piece is in the making any more: with the signal's
 * reason when it is aborted, else with the first error of a port.
 *
 * @param signal what `make` works on has to end with it, too
 */
export async function schedulePieces<Piece extends KnownPiece>(
  plan: PiecePlan,
  signal: AbortSignal,
  ports: SchedulePorts<Piece>,
): Promise<ScheduledPieces<Piece>> {
  const list = openWorklist<Piece>(plan);
  const running = new Set<Promise<void>>();
  const tell = () => ports.report(list.share(), list.atWork());
  const make = async (order: PieceOrder) => {
    const onProgress = (share: number) => {
      list.advance(order, share);
      tell();
    };
    const { pieces } = list;
    list.begin(order);
    list.end(order, await ports.make({ order, key: plan.keys.of(order), pieces, onProgress }));
  };
  const begin = (order: PieceOrder) => {
    // One that breaks is left for the race to find: something else may be awaited just then.
    const done: Promise<void> = make(order).then(() => void running.delete(done));
    running.add(done);
  };
  const outcome = (finished: boolean) => {
    const { pieces, failures } = list;
    return { finished, orders: list.orders(), pieces, failures };
  };

  try {
    for (;;) {
      signal.throwIfAborted();
      const leaves = await ports.makesRoom();
      for (let keys = list.unasked(); keys.length > 0; keys = list.unasked())
        list.add(await ports.recall(keys));
      // From here to the race nothing is awaited: what ended before is planned with, and looked up.
      if (leaves && running.size === 0 && list.next()) {
        signal.throwIfAborted();
        return outcome(false);
      }
      for (let next = list.next(); next && !leaves; next = list.next()) begin(next);
      tell();
      if (running.size === 0) return outcome(true);
      await Promise.race(running);
    }
  } catch (error) {
    ports.giveUp(error);
    await Promise.allSettled(running);
    signal.throwIfAborted();
    throw error;
  }
}
