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

/** One artifact to make; all that it needs is among `artifacts`. */
export interface ArtifactToMake<Artifact> {
  readonly order: ArtifactOrder;
  readonly key: string;
  /** Artifacts that are there, by key. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  /** Share of this artifact, 0..1. */
  readonly onProgress: (share: number) => void;
}

/** What making a story's artifacts needs of the world. */
export interface SchedulePorts<Artifact> {
  /** Those of these keys that were made earlier, by key. Each key is asked for once. */
  readonly recall: (keys: readonly string[]) => Promise<ReadonlyMap<string, Artifact>>;
  /** Makes and keeps an artifact. A rejection ends the whole work. */
  readonly make: (artifact: ArtifactToMake<Artifact>) => Promise<ArtifactOutcome<Artifact>>;
  /** Ends, for this reason, the artifacts that are in the making. */
  readonly giveUp: (reason: unknown) => void;
  /** Shall nothing more be begun, because others wait? Asked before each look at what to begin. */
  readonly makesRoom: () => Promise<boolean>;
  /** Share of the whole work, 0..1, and what is in the making. */
  readonly report: (share: number, atWork: readonly AtWork[]) => void;
}

export interface ScheduledArtifacts<Artifact> {
  /** False: it made room for others, and there is more to begin. */
  readonly finished: boolean;
  readonly orders: StoryOrders;
  /** By key, those that were recalled among them. */
  readonly artifacts: ReadonlyMap<string, Artifact>;
  readonly failures: ReadonlyMap<string, ArtifactFailure>;
  /** When the work goes on, where others are at work on something; null: nobody is. */
  readonly later: Date | null;
}

/**
 * Makes the artifacts a goal asks for and that are not there, each as soon as what it needs is there, as
 * many at once as `nextArtifact` allows. Rejects when no artifact is in the making any more: with the signal's
 * reason when it is aborted, else with the first error of a port.
 *
 * @param signal what `make` works on has to end with it, too
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
    // One that breaks is left for the race to find: something else may be awaited just then.
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
