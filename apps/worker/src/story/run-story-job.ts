import { board as boardSchema } from "@kinora/contracts/story/board";
import type { StoryJob } from "@kinora/domain/creation/creation-job";
import { finishScript, finishWork } from "@kinora/domain/story/end-story-job";
import type { StoryTask } from "@kinora/domain/story/story-task";
import { startReporting } from "../creation/progress-reporter.ts";
import { makePieces } from "./make-pieces.ts";
import type { PieceGoal } from "./piece-goal.ts";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Does the work of a story's job: writes its script, or makes pieces. Continues after the last piece an
 * earlier attempt committed. Rejects with the signal's reason when aborted, ClaimLost when another
 * attempt owns the job; any other error is one of the engine.
 */
export async function runStoryJob(
  job: StoryJob,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<void> {
  const actor = await ports.patiently(() => ports.actorOf(job.userId));
  // When it ends, not when it began: gems are paid then.
  const ending = () => ({ job, actor, now: ports.now() });
  if (job.task.kind === "script") {
    const board = boardSchema.parse(await ports.engine.write(job.task.order));
    signal.throwIfAborted();
    await ports.commitStory(job, job.storyId, ({ story, endJob, ...stores }) =>
      finishScript({ ...ending(), story, endJob }, board, stores, ports.continuing()),
    );
    return;
  }
  const progress = startReporting(job, ports);
  try {
    const { storyId, task } = job;
    const outcome = await makePieces(
      {
        ...{ job, storyId, snapshot: task, goal: goalOf(task), recipe: null, onFailure: "go on" },
        report: (share, atWork) => progress.report("rendering", share * 98, undefined, atWork),
      },
      signal,
      ports,
    );
    await progress.stop();
    await ports.commitStory(job, storyId, ({ story, endJob, ...stores }) =>
      finishWork({ ...ending(), story, endJob }, outcome, stores, ports.continuing()),
    );
  } finally {
    await progress.stop();
  }
}

function goalOf({ kind, scenes }: Exclude<StoryTask, { kind: "script" }>): PieceGoal {
  if (kind === "update") return { scenes, clips: null, join: null };
  return { scenes, clips: "small", join: scenes === null ? "whole" : "each" };
}
