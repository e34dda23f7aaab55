import type { Sentence } from "@kinora/contracts/message/sentence";
import { type ArtifactGoal, wantedOf } from "./artifact-goal.ts";
import { type ArtifactKeys, needsOf } from "./artifact-keys.ts";
import { nextArtifact } from "./next-artifact.ts";
import { ordersOf, type StoryOrders } from "./orders-of.ts";
import { shareOf } from "./share-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { ArtifactFacts, ArtifactOrder } from "./story-engine.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** The goal of a work, and the naming of its artifacts. */
export interface ArtifactPlan {
  readonly snapshot: BoardSnapshot;
  readonly goal: ArtifactGoal;
  readonly keys: ArtifactKeys;
}

/** The minimum the planner must know of an artifact; each host stores files in its own way. */
export interface KnownArtifact {
  readonly facts: ArtifactFacts;
}

/** Why an artifact is not made by this work. */
export interface ArtifactFailure {
  /** Message for the owner of the story. */
  readonly said: Sentence;
  /** True when gems were held for it and our engine failed. */
  readonly ourFault: boolean;
}

/**
 * The artifact, the failure that the work continues without, the time to check an artifact in
 * progress elsewhere again, or that its wait for a turn was given up, so it may be started again.
 */
export type ArtifactOutcome<Artifact> =
  | { readonly artifact: Artifact }
  | { readonly failure: ArtifactFailure }
  | { readonly later: Date }
  | { readonly notBegun: true };

/** State of a plan's artifacts: existing, in progress or failed. */
export interface Worklist<Artifact> {
  /** Existing artifacts by key. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** By key. */
  readonly failures: ReadonlyMap<string, ArtifactFailure>;
  /**
   * Returns the earliest time to check artifacts in progress elsewhere; null when there are none.
   */
  later(): Date | null;
  /** Returns the orders as far as they follow from the existing artifacts. */
  orders(): StoryOrders;
  /** Returns keys of the goal, as far as known, that were not returned before. */
  unasked(): string[];
  /** Returns the artifact to start now, if any. */
  next(): ArtifactOrder | undefined;
  begin(order: ArtifactOrder): void;
  /** Sets the progress of an artifact in progress, 0 to 1; it never decreases. */
  advance(order: ArtifactOrder, share: number): void;
  end(order: ArtifactOrder, outcome: ArtifactOutcome<Artifact>): void;
  /** Adds artifacts that were made earlier. */
  add(found: ReadonlyMap<string, Artifact>): void;
  /** Returns the real overall progress, 0 to 1; failed artifacts count as done. */
  share(): number;
  atWork(): AtWork[];
}

/** A last frame is of no use once the footage that begins with it exists. */
const isSpent = (
  order: ArtifactOrder | null,
  { scenes }: StoryOrders,
  isThere: (order: ArtifactOrder) => boolean,
) =>
  order?.kind === "last-frame" &&
  scenes.every(({ footage }) => footage?.begins !== order || isThere(footage));

function earliest(times: readonly Date[]): Date | null {
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
}

/** Creates the worklist of a plan without any existing artifacts. */
export function openWorklist<Artifact extends KnownArtifact>({
  snapshot,
  goal,
  keys,
}: ArtifactPlan): Worklist<Artifact> {
  const artifacts = new Map<string, Artifact>();
  const failures = new Map<string, ArtifactFailure>();
  const waiting = new Map<string, Date>();
  const asked = new Set<string>();
  const begun = new Map<string, { readonly order: ArtifactOrder; share: number }>();
  const isThere = (order: ArtifactOrder) => artifacts.has(keys.of(order));
  const look = () => {
    const orders = ordersOf(snapshot, keys, (key) => artifacts.get(key)?.facts);
    const wanted = wantedOf(orders, goal).filter(({ order }) => !isSpent(order, orders, isThere));
    const known = wanted.flatMap(({ scene, stage, order }) =>
      order ? [{ scene, stage, order, key: keys.of(order) }] : [],
    );
    return { orders, wanted, known };
  };
  let seen = look();

  const isEnded = (key: string) => artifacts.has(key) || failures.has(key);
  const add = (found: ReadonlyMap<string, Artifact>) => {
    for (const [key, artifact] of found) artifacts.set(key, artifact);
    // The duration of a voice determines the clip, so more orders are known now.
    seen = look();
  };
  return {
    artifacts,
    failures,
    later: () => earliest([...waiting.values()]),
    orders: () => seen.orders,
    unasked() {
      // A last frame may be of footage outside the goal, which exists then.
      const keysFor = ({ key, order }: (typeof seen.known)[number]) =>
        order.kind === "last-frame" ? [keys.of(order.footage), key] : [key];
      const fresh = new Set(seen.known.flatMap(keysFor).filter((key) => !asked.has(key)));
      for (const key of fresh) asked.add(key);
      return [...fresh];
    },
    next() {
      const isIdle = (key: string) => !isEnded(key) && !begun.has(key) && !waiting.has(key);
      const idle = seen.known.filter(({ key }) => isIdle(key));
      const ready = idle.map(({ order }) => order).filter((order) => needsOf(order).every(isThere));
      return nextArtifact(
        ready,
        Array.from(begun.values(), ({ order }) => order),
      );
    },
    begin: (order) => void begun.set(keys.of(order), { order, share: 0 }),
    advance(order, share) {
      const entry = begun.get(keys.of(order));
      if (entry) entry.share = Math.min(1, Math.max(entry.share, share));
    },
    end(order, outcome) {
      const key = keys.of(order);
      begun.delete(key);
      if ("notBegun" in outcome) return;
      if ("failure" in outcome) failures.set(key, outcome.failure);
      else if ("later" in outcome) waiting.set(key, outcome.later);
      else add(new Map([[key, outcome.artifact]]));
    },
    add,
    share: () =>
      shareOf(seen.wanted, (order) => {
        const key = keys.of(order);
        return isEnded(key) ? 1 : (begun.get(key)?.share ?? 0);
      }),
    atWork: () =>
      seen.known.flatMap(({ scene, stage, key }) =>
        begun.has(key) || waiting.has(key) ? [{ scene, stage, key }] : [],
      ),
  };
}
