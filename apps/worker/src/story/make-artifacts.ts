import type { Sentence } from "@kinora/contracts/message/sentence";
import type { StoryOrders } from "@kinora/domain/story/orders-of";
import { scheduleArtifacts } from "@kinora/domain/story/schedule-artifacts";
import type { StoredArtifact } from "@kinora/domain/story/stored-artifact";
import type { ArtifactOrder } from "@kinora/domain/story/story-engine";
import { Interruption, Waits } from "../job/interruption.ts";
import { beginTurn } from "./begin-turn.ts";
import type { Making } from "./making.ts";
import { withPatience } from "./patience.ts";
import type { StoryPorts } from "./story-ports.ts";
import { tryArtifact } from "./try-artifact.ts";

export interface MadeArtifacts {
  readonly orders: StoryOrders;
  readonly artifacts: ReadonlyMap<string, StoredArtifact>;
  readonly keyOf: (order: ArtifactOrder) => string;
  /** Reasons shown to the user, by artifact key. */
  readonly failures: Readonly<Record<string, Sentence>>;
  /** True when a picture, which costs gems, is missing because the engine failed. */
  readonly ourFault: boolean;
}

/**
 * Makes the artifacts that a goal needs and that do not exist yet, each in its own commit, so a
 * killed worker loses only those in progress. Rejects with the signal's reason when aborted, with
 * ClaimLost, with an Interruption when it yielded its place, and with Waits once only external
 * services are still working.
 */
export async function makeArtifacts(
  making: Making,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<MadeArtifacts> {
  const { job, storyId, snapshot, goal, report } = making;
  const keys = ports.keys();
  const turn = beginTurn(job, ports);
  const giveUp = new AbortController();
  const stop = AbortSignal.any([signal, giveUp.signal]);
  const plan = { snapshot, goal, keys };
  const { finished, orders, artifacts, failures, later } = await scheduleArtifacts<StoredArtifact>(
    plan,
    signal,
    {
      async recall(wanted) {
        const found = await ports.retrying(() => ports.artifacts.find(storyId, wanted));
        return new Map(found.map((artifact) => [artifact.key, artifact]));
      },
      async make(work) {
        const attempt = (patience?: AbortSignal) =>
          tryArtifact({ ...work, ...making, keys, ...(patience && { patience }) }, stop, ports);
        // A suspect must make something before it yields, or it would never be found out.
        const waits = work.order.kind === "narration" && !job.suspect;
        const outcome = waits ? await withPatience(turn, attempt) : await attempt();
        if ("artifact" in outcome) turn.gotOn();
        return outcome;
      },
      giveUp: (reason) => giveUp.abort(reason),
      makesRoom: turn.isOver,
      report,
    },
  );
  if (!finished) throw new Interruption("yielded");
  if (later !== null) throw new Waits(later);
  const failed = [...failures];
  return {
    ...{ orders, artifacts, keyOf: keys.of },
    failures: Object.fromEntries(failed.map(([key, { said }]) => [key, said])),
    ourFault: failed.some(([, { ourFault }]) => ourFault),
  };
}
