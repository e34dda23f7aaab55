import type { Sentence } from "@kinora/contracts/message/sentence";
import { nextPiece } from "./next-piece.ts";
import { ordersOf, type StoryOrders } from "./orders-of.ts";
import { type PieceGoal, wantedOf } from "./piece-goal.ts";
import { needsOf, type PieceKeys } from "./piece-keys.ts";
import { shareOf } from "./share-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { PieceFacts, PieceOrder } from "./story-engine.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** What is to be made, and how its pieces are named. */
export interface PiecePlan {
  readonly snapshot: BoardSnapshot;
  readonly goal: PieceGoal;
  readonly keys: PieceKeys;
}

/** What has to be known of a piece to plan on; each host keeps its files in its own way. */
export interface KnownPiece {
  readonly facts: PieceFacts;
}

/** Why a piece will not be made in this work. */
export interface PieceFailure {
  /** For the owner of the story. */
  readonly said: Sentence;
  /** Gems were held for it, and our engine failed. */
  readonly ourFault: boolean;
}

/** What came of a piece: the piece, or why the work goes on without it. */
export type PieceOutcome<Piece> = { readonly piece: Piece } | { readonly failure: PieceFailure };

/** How the pieces of a plan stand: there, in the making, or failed. */
export interface Worklist<Piece> {
  /** What is there, by key. */
  readonly pieces: ReadonlyMap<string, Piece>;
  /** By key. */
  readonly failures: ReadonlyMap<string, PieceFailure>;
  /** What the pieces that are there tell of the orders. */
  orders(): StoryOrders;
  /** Keys of what the goal asks for, as far as it is known; each is told once. */
  unasked(): string[];
  /** What should be begun now beside what is in the making, if anything. */
  next(): PieceOrder | undefined;
  begin(order: PieceOrder): void;
  /** How much of a piece in the making is done, 0..1; it never goes back. */
  advance(order: PieceOrder, share: number): void;
  end(order: PieceOrder, outcome: PieceOutcome<Piece>): void;
  /** These were made earlier. */
  add(found: ReadonlyMap<string, Piece>): void;
  /** Real share of the work that is done, 0..1; what failed counts as done. */
  share(): number;
  atWork(): AtWork[];
}

/** Opens the list of a plan of which nothing is there yet. */
export function openWorklist<Piece extends KnownPiece>(plan: PiecePlan): Worklist<Piece> {
  const { snapshot, goal, keys } = plan;
  const pieces = new Map<string, Piece>();
  const failures = new Map<string, PieceFailure>();
  const asked = new Set<string>();
  const begun = new Map<string, { readonly order: PieceOrder; share: number }>();
  const look = () => {
    const orders = ordersOf(snapshot, keys, (key) => pieces.get(key)?.facts);
    const wanted = wantedOf(orders, goal);
    const known = wanted.flatMap(({ scene, stage, order }) =>
      order ? [{ scene, stage, order, key: keys.of(order) }] : [],
    );
    return { orders, wanted, known };
  };
  let seen = look();

  const isThere = (order: PieceOrder) => pieces.has(keys.of(order));
  const isEnded = (key: string) => pieces.has(key) || failures.has(key);
  const add = (found: ReadonlyMap<string, Piece>) => {
    for (const [key, piece] of found) pieces.set(key, piece);
    // How long a voice speaks decides what is filmed: with it more orders are known.
    seen = look();
  };
  return {
    pieces,
    failures,
    orders: () => seen.orders,
    unasked() {
      const fresh = new Set(seen.known.map(({ key }) => key).filter((key) => !asked.has(key)));
      for (const key of fresh) asked.add(key);
      return [...fresh];
    },
    next() {
      const idle = seen.known.filter(({ key }) => !isEnded(key) && !begun.has(key));
      const ready = idle.map(({ order }) => order).filter((order) => needsOf(order).every(isThere));
      const atWork = [...begun.values()].map(({ order }) => order);
      return nextPiece(ready, atWork);
    },
    begin: (order) => void begun.set(keys.of(order), { order, share: 0 }),
    advance(order, share) {
      const entry = begun.get(keys.of(order));
      if (entry) entry.share = Math.min(1, Math.max(entry.share, share));
    },
    end(order, outcome) {
      const key = keys.of(order);
      begun.delete(key);
      if ("failure" in outcome) failures.set(key, outcome.failure);
      else add(new Map([[key, outcome.piece]]));
    },
    add,
    share: () =>
      shareOf(seen.wanted, (order) => {
        const key = keys.of(order);
        return isEnded(key) ? 1 : (begun.get(key)?.share ?? 0);
      }),
    atWork: () =>
      seen.known.flatMap(({ scene, stage, key }) =>
        begun.has(key) ? [{ scene, stage, key }] : [],
      ),
  };
}
