import { join } from "node:path";
import { type Job, MAX_FAILURES } from "@kinora/domain/creation/creation-job";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { ClaimLost } from "@kinora/domain/creation/job-steps";
import { nextPiece } from "@kinora/domain/story/next-piece";
import { ordersOf, type StoryOrders } from "@kinora/domain/story/orders-of";
import { recordLatest } from "@kinora/domain/story/record-latest";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { StoredPiece } from "@kinora/domain/story/stored-piece";
import type { PieceOrder } from "@kinora/domain/story/story-engine";
import type { BoardSnapshot } from "@kinora/domain/story/story-task";
import { Interruption } from "../job/interruption.ts";
import { makeOnePiece } from "./make-one-piece.ts";
import { isReady, type PieceGoal, shareOf, wantedOf } from "./piece-goal.ts";
import type { StoryPorts } from "./story-ports.ts";

export interface Making {
  readonly job: Job;
  readonly storyId: string;
  readonly snapshot: BoardSnapshot;
  readonly goal: PieceGoal;
  /** Embedded in the finished film. */
  readonly recipe: object | null;
  /** A piece that cannot be made: leave it and go on, or end the whole work. */
  readonly onFailure: "go on" | "end";
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}
export interface Made {
  readonly orders: StoryOrders;
  readonly pieces: ReadonlyMap<string, StoredPiece>;
  readonly keyOf: (order: PieceOrder) => string;
  /** Sentences by key. */
  readonly failures: Readonly<Record<string, string>>;
  /** A picture, which costs gems, is missing because the engine failed. */
  readonly ourFault: boolean;
}

/** A story takes many minutes: after so long it makes room for whoever else waits, between two pieces. */
const TURN_MS = 30_000;

/**
 * Makes the pieces a goal asks for and that are not there, each in a commit of its own: whoever is killed
 * loses the ones at work. Rejects with the signal's reason when aborted, with ClaimLost, and with an
 * Interruption when it made room for others.
 */
export async function makePieces(
  making: Making,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<Made> {
  const { job, storyId, snapshot, goal, recipe, report } = making;
  const keys = ports.keys();
  const pieces = new Map<string, StoredPiece>();
  const asked = new Set<string>();
  const failures: Record<string, string> = {};
  let ourFault = false;
  const running = new Map<string, { order: PieceOrder; done: Promise<void>; share: number }>();
  const giveUp = new AbortController();
  const stop = AbortSignal.any([signal, giveUp.signal]);
  let gotOn = false;
  let orders = ordersOf(snapshot, keys, (key) => pieces.get(key)?.facts);

  const isThere = (order: PieceOrder) => pieces.has(keys.of(order));
  const tell = () => {
    const wanted = wantedOf(orders, goal);
    const done = (order: PieceOrder) => {
      const key = keys.of(order);
      return pieces.has(key) || failures[key] ? 1 : (running.get(key)?.share ?? 0);
    };
    const atWork = wanted.flatMap(({ scene, stage, order }) => {
      const key = order ? keys.of(order) : "";
      return running.has(key) ? [{ scene, stage, key }] : [];
    });
    report(shareOf(wanted, done), atWork);
  };

  /** What an earlier attempt, or earlier work, has made. Until nothing new is known of the orders. */
  const recall = async () => {
    for (;;) {
      const unknown = wantedOf(orders, goal)
        .flatMap(({ order }) => (order ? [keys.of(order)] : []))
        .filter((key) => !asked.has(key));
      if (unknown.length === 0) return;
      for (const key of unknown) asked.add(key);
      const found = await ports.patiently(() => ports.pieces.find(storyId, unknown));
      for (const piece of found) pieces.set(piece.key, piece);
      orders = ordersOf(snapshot, keys, (key) => pieces.get(key)?.facts);
    }
  };

  const save = (piece: StoredPiece) =>
    ports.commitStory(job, storyId, async ({ story, stories, insertPiece, publish }) => {
      await insertPiece(piece);
      const known = new Map(pieces).set(piece.key, piece);
      const now = ordersOf(snapshot, keys, (key) => known.get(key)?.facts);
      const latest = recordLatest(story.latest, { orders: now, keys, pieces: known });
      await stories.update(storyId, { latest }, null);
      await publish({ userId: story.userId, type: "story", subjectId: storyId });
    });

  const make = async (order: PieceOrder, key: string) => {
    const work = { order, keys, pieces, recipe, directory: join(ports.scratch, job.id) };
    const onProgress = (share: number) => {
      const entry = running.get(key);
      if (entry) entry.share = Math.min(1, Math.max(entry.share, share));
      tell();
    };
    for (let tries = 1; ; tries += 1) {
      try {
        const piece = await makeOnePiece({ ...work, onProgress }, stop, ports);
        await save(piece);
        pieces.set(key, piece);
        gotOn = true;
        return;
      } catch (error) {
        stop.throwIfAborted();
        if (error instanceof ClaimLost || ports.isPassing(error)) throw error;
        if (making.onFailure === "end") throw error;
        ports.log(`job ${job.id}, ${order.kind}, try ${tries}: ${messageOf(error)}`);
        if (error instanceof InputRefused) failures[key] = error.message;
        else if (tries >= MAX_FAILURES) {
          failures[key] = `The ${nameOf(order)} could not be made.`;
          ourFault ||= order.kind === "picture";
        }
        if (failures[key]) return;
      }
    }
  };

  const next = (): PieceOrder | undefined => {
    const ready = wantedOf(orders, goal).flatMap(({ order }) => {
      const key = order ? keys.of(order) : "";
      const idle = order && !pieces.has(key) && !running.has(key) && !failures[key];
      return idle && isReady(order, isThere) ? [order] : [];
    });
    return nextPiece(
      ready,
      [...running.values()].map(({ order }) => order),
    );
  };

  const from = ports.now().getTime();
  // A suspect keeps all places: one piece shows that it is none.
  const hadTurn = () => ports.now().getTime() - from >= TURN_MS || (job.suspect && gotOn);
  const makesRoom = async () => hadTurn() && (await ports.patiently(() => ports.othersWait(job)));

  try {
    for (;;) {
      stop.throwIfAborted();
      await recall();
      const leaves = await makesRoom();
      if (leaves && running.size === 0 && next()) throw new Interruption("yielded");
      for (let order = next(); order && !leaves; order = next()) {
        const key = keys.of(order);
        const done = make(order, key).finally(() => running.delete(key));
        running.set(key, { order, done, share: 0 });
      }
      tell();
      if (running.size === 0) break;
      await Promise.race([...running.values()].map(({ done }) => done));
      orders = ordersOf(snapshot, keys, (key) => pieces.get(key)?.facts);
    }
  } catch (error) {
    giveUp.abort(error);
    await Promise.allSettled([...running.values()].map(({ done }) => done));
    signal.throwIfAborted();
    throw error;
  }
  return { orders, pieces, keyOf: keys.of, failures, ourFault };
}

const NAMES: Record<PieceOrder["kind"], string> = {
  picture: "picture",
  narration: "voice",
  "own-narration": "recording",
  motion: "film of this scene",
  caption: "caption",
  score: "music",
  assembly: "film",
};
const nameOf = ({ kind }: PieceOrder) => NAMES[kind];

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
