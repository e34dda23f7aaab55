import type { StoryOrders } from "./orders-of.ts";
import type { AtWork } from "./stage-states.ts";
import type { ArtifactOrder } from "./story-engine.ts";
import {
  type ArtifactFailure,
  type ArtifactOutcome,
  type ArtifactPlan,
  type KnownArtifact,
  openWorklist,
} from "./worklist.ts";

/** An artifact to make; `artifacts` contains everything it needs. */
export interface ArtifactToMake<Artifact> {
  readonly order: ArtifactOrder;
  readonly key: string;
  /** Existing artifacts by key. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** Receives the progress of this artifact, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Dependencies of the scheduler. */
export interface SchedulePorts<Artifact> {
  /** Returns the artifacts of these keys that exist already, by key. Each key is requested once. */
  readonly recall: (keys: readonly string[]) => Promise<ReadonlyMap<string, Artifact>>;
  /** Makes and stores an artifact. A rejection ends the whole work. */
  readonly make: (artifact: ArtifactToMake<Artifact>) => Promise<ArtifactOutcome<Artifact>>;
  /** Aborts the artifacts in progress with this reason. */
  readonly giveUp: (reason: unknown) => void;
  /**
   * Returns whether to start nothing more because others are waiting. Called before each scheduling
   * round.
   */
  readonly makesRoom: () => Promise<boolean>;
  /** Receives the overall progress, 0 to 1, and the artifacts in progress. */
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}

export interface ScheduledArtifacts<Artifact> {
  /** False when it stopped early to make room for others. */
  readonly finished: boolean;
  readonly orders: StoryOrders;
  /** By key, including recalled ones. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  readonly failures: ReadonlyMap<string, ArtifactFailure>;
  /** Time to check artifacts in progress elsewhere again; null when there are none. */
  readonly later: Date | null;
}

/**
 * Makes the missing artifacts of a goal, each as soon as its needs exist, with as many at once as
 * `nextArtifact` allows. Rejects only when nothing is in progress any more: with the signal's
 * reason when aborted, otherwise with the first error of a port.
 *
 * @param signal the work done by `make` must stop with it too
 */
export async function scheduleArtifacts<Artifact extends KnownArtifact>(
  plan: ArtifactPlan,
  signal: AbortSignal,
  ports: SchedulePorts<Artifact>,
): Promise<ScheduledArtifacts<Artifact>> {
  const list = openWorklist<Artifact>(plan);
  const running = new Set<Promise<void>>();
  const tell = () => ports.report(list.share(), list.atWork());
  const make = async (order: ArtifactOrder) => {
    const onProgress = (share: number) => {
      list.advance(order, share);
      tell();
    };
    const { artifacts } = list;
    list.begin(order);
    list.end(order, await ports.make({ order, key: plan.keys.of(order), artifacts, onProgress }));
  };
  const begin = (order: ArtifactOrder) => {
    // Rejections are left to the race below, because another promise may be awaited when they
    // occur.
    const done: Promise<void> = make(order).then(() => void running.delete(done));
    running.add(done);
  };
  const outcome = (finished: boolean) => {
    const { artifacts, failures } = list;
    return { finished, orders: list.orders(), artifacts, failures, later: list.later() };
  };

  try {
    for (;;) {
      signal.throwIfAborted();
      const leaves = await ports.makesRoom();
      for (let keys = list.unasked(); keys.length > 0; keys = list.unasked())
        list.add(await ports.recall(keys));
      // No await from here to the race, so everything that has ended is included in the plan.
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
