import type { Sentence } from "@kinora/contracts/message/sentence";
import { type ArtifactGoal, wantedOf } from "./artifact-goal.ts";
import { type ArtifactKeys, needsOf } from "./artifact-keys.ts";
import { nextArtifact } from "./next-artifact.ts";
import { ordersOf, type StoryOrders } from "./orders-of.ts";
import { shareOf } from "./share-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { ArtifactFacts, ArtifactOrder } from "./story-engine.ts";
import type { BoardSnapshot } from "./story-task.ts";

/** What is to be made, and how its artifacts are named. */
export interface ArtifactPlan {
  readonly snapshot: BoardSnapshot;
  readonly goal: ArtifactGoal;
  readonly keys: ArtifactKeys;
}

/** What has to be known of an artifact to plan on; each host keeps its files in its own way. */
export interface KnownArtifact {
  readonly facts: ArtifactFacts;
}

/** Why an artifact will not be made in this work. */
export interface ArtifactFailure {
  /** For the owner of the story. */
  readonly said: Sentence;
  /** Gems were held for it, and our engine failed. */
  readonly ourFault: boolean;
}

/** What came of an artifact: the artifact, why the work goes on without it, or when somebody else is asked for it again. */
export type ArtifactOutcome<Artifact> =
  | { readonly artifact: Artifact }
  | { readonly failure: ArtifactFailure }
  | { readonly later: Date };

/** How the artifacts of a plan stand: there, in the making, or failed. */
export interface Worklist<Artifact> {
  /** What is there, by key. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** By key. */
  readonly failures: ReadonlyMap<string, ArtifactFailure>;
  /** When those are asked for again that others are at work on; null: there are none. */
  later(): Date | null;
  /** What the artifacts that are there tell of the orders. */
  orders(): StoryOrders;
  /** Keys of what the goal asks for, as far as it is known; each is told once. */
  unasked(): string[];
  /** What should be begun now beside what is in the making, if anything. */
  next(): ArtifactOrder | undefined;
  begin(order: ArtifactOrder): void;
  /** How much of an artifact in the making is done, 0..1; it never goes back. */
  advance(order: ArtifactOrder, share: number): void;
  end(order: ArtifactOrder, outcome: ArtifactOutcome<Artifact>): void;
  /** These were made earlier. */
  add(found: ReadonlyMap<string, Artifact>): void;
  /** Real share of the work that is done, 0..1; what failed counts as done. */
  share(): number;
  atWork(): AtWork[];
}

/** Opens the list of a plan of which nothing is there yet. */
export function openWorklist<Artifact extends KnownArtifact>(
  plan: ArtifactPlan,
): Worklist<Artifact> {
  const { snapshot, goal, keys } = plan;
  const artifacts = new Map<string, Artifact>();
  const failures = new Map<string, ArtifactFailure>();
  const waiting = new Map<string, Date>();
  const asked = new Set<string>();
  const begun = new Map<string, { readonly order: ArtifactOrder; share: number }>();
  const look = () => {
    const orders = ordersOf(snapshot, keys, (key) => artifacts.get(key)?.facts);
    const wanted = wantedOf(orders, goal);
    const known = wanted.flatMap(({ scene, stage, order }) =>
      order ? [{ scene, stage, order, key: keys.of(order) }] : [],
    );
    return { orders, wanted, known };
  };
  let seen = look();

  const isThere = (order: ArtifactOrder) => artifacts.has(keys.of(order));
  const isEnded = (key: string) => artifacts.has(key) || failures.has(key);
  const add = (found: ReadonlyMap<string, Artifact>) => {
    for (const [key, artifact] of found) artifacts.set(key, artifact);
    // How long a voice speaks decides what is filmed: with it more orders are known.
    seen = look();
  };
  return {
    artifacts,
    failures,
    later() {
      const times = [...waiting.values()].map((at) => at.getTime());
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    orders: () => seen.orders,
    unasked() {
      const fresh = new Set(seen.known.map(({ key }) => key).filter((key) => !asked.has(key)));
      for (const key of fresh) asked.add(key);
      return [...fresh];
    },
    next() {
      const isIdle = (key: string) => !isEnded(key) && !begun.has(key) && !waiting.has(key);
      const idle = seen.known.filter(({ key }) => isIdle(key));
      const ready = idle.map(({ order }) => order).filter((order) => needsOf(order).every(isThere));
      const atWork = [...begun.values()].map(({ order }) => order);
      return nextArtifact(ready, atWork);
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
