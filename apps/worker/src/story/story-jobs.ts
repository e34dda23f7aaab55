import { board as boardSchema } from "@kinora/contracts/story/board";
import type { Job } from "@kinora/domain/job/job";
import type { ArtifactGoal } from "@kinora/domain/story/artifact-goal";
import { failStoryJob, finishScript, finishWork } from "@kinora/domain/story/end-story-job";
import type { ScriptOrder } from "@kinora/domain/story/script-writer";
import {
  readStoryJob,
  STORY_JOB_KINDS,
  STORY_LANES,
  type StoryJob,
} from "@kinora/domain/story/story-job";
import type { StoryTask } from "@kinora/domain/story/story-task";
import {
  defineJob,
  type JobFailure,
  type JobKind,
  type JobStep,
  type OpenWork,
} from "../job/job-kind.ts";
import { startReporting } from "../job/progress-reporter.ts";
import { ASK, askForScript, scriptMemo } from "./ask-for-script.ts";
import { makeArtifacts } from "./make-artifacts.ts";
import type { StoryPorts } from "./story-ports.ts";

/** Enough for sixteen scenes or three minutes. */
const LIMIT = 30 * 60_000;

interface StoryWork extends OpenWork {
  readonly job: StoryJob;
  readonly signal: AbortSignal;
}

/** Kinds of jobs that write a story's script, make its pictures and voices, or its preview. */
export const storyJobs = (ports: StoryPorts): readonly JobKind[] => [
  storyJobKind(
    "script",
    [
      { name: ASK, run: (work) => askForScript(work.job, scriptOrder(work), work.signal, ports) },
      { name: "write", run: (work) => writeScript(work, ports) },
    ],
    ports,
  ),
  storyJobKind("update", [{ name: "make", run: (work) => makeWork(work, ports) }], ports),
  storyJobKind("preview", [{ name: "make", run: (work) => makeWork(work, ports) }], ports),
];

const storyJobKind = (
  task: StoryTask["kind"],
  steps: readonly JobStep<StoryWork>[],
  ports: StoryPorts,
): JobKind =>
  defineJob<StoryWork>({
    kind: STORY_JOB_KINDS[task],
    lanes: STORY_LANES,
    limit: LIMIT,
    steps,
    open: async (job, signal) => ({
      job: readStoryJob(job),
      signal,
      // The other tasks need no memos, because their artifacts record what is done.
      memos: new Map(task === "script" ? await ports.retrying(() => ports.steps.read(job.id)) : []),
      close: async () => {},
    }),
    giveUp: (job, failure) => giveUp(job, task, failure, ports),
  });

function scriptOrder({ job: { task } }: StoryWork): ScriptOrder {
  if (task.kind !== "script") throw new Error(`${task.kind} is no script`);
  return task.order;
}

async function writeScript(work: StoryWork, ports: StoryPorts): Promise<object> {
  const { job, signal, memos } = work;
  const actor = await ports.retrying(() => ports.actorOf(job.userId));
  const asked = scriptMemo.parse(memos.get(ASK));
  const board = asked.board ?? boardSchema.parse(await ports.writer.write(scriptOrder(work)));
  signal.throwIfAborted();
  await ports.commitStory(job, job.subject.id, ({ story, endJob, ...stores }) =>
    finishScript(
      { job, actor, story, endJob, now: ports.now() },
      { board, note: asked.note },
      stores,
      ports.continuing(),
    ),
  );
  return {};
}

/** Makes artifacts, continuing after the last one that an earlier attempt committed. */
async function makeWork({ job, signal }: StoryWork, ports: StoryPorts): Promise<object> {
  const { task, subject } = job;
  if (task.kind === "script") throw new Error("a script has no artifacts");
  const actor = await ports.retrying(() => ports.actorOf(job.userId));
  const progress = startReporting(job, { storyId: subject.id }, ports);
  try {
    const outcome = await makeArtifacts(
      {
        ...{ job, storyId: subject.id, snapshot: task, recipe: null, onFailure: "go on" },
        ...{ goal: goalOf(task), pictures: task.pictures ?? {} },
        report: (share, atWork) => progress.report("rendering", share * 98, undefined, atWork),
      },
      signal,
      ports,
    );
    await progress.stop();
    // Read at the commit rather than at the start, because gems are paid at this time.
    await ports.commitStory(job, subject.id, ({ story, endJob, ...stores }) =>
      finishWork(
        { job, actor, story, endJob, now: ports.now() },
        outcome,
        stores,
        ports.continuing(),
      ),
    );
  } finally {
    await progress.stop();
  }
  return {};
}

function goalOf({ kind, scenes }: Exclude<StoryTask, { kind: "script" }>): ArtifactGoal {
  if (kind === "update") return { scenes, clips: null, join: null };
  return { scenes, clips: "small", join: scenes === null ? "whole" : "each" };
}

const LOST = { code: "story.lost", params: {} } as const;

function giveUp(
  job: Job,
  task: StoryTask["kind"],
  { cause, said }: JobFailure,
  ports: StoryPorts,
): Promise<void> {
  const why = {
    said: said ?? (cause === "lost" ? LOST : { code: "story.unmade" as const, params: { task } }),
    ourFault: cause !== "input" && cause !== "policy",
  };
  return ports.commitStory(job, job.subject.id, ({ story, endJob, ...stores }) =>
    failStoryJob(
      { story, job: readStoryJob(job), endJob, now: ports.now() },
      why,
      stores,
      ports.keys(),
    ),
  );
}
