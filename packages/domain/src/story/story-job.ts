import type { Job, Lane } from "../job/job.ts";
import type { NewJob } from "../job/job-queue.ts";
import type { SubjectRef } from "../subject.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { StoryTask } from "./story-task.ts";

/** Work on a story that is no creation: its script, its pictures and voices, a preview. */
export interface StoryJob extends Job {
  readonly task: StoryTask;
}

export const STORY_JOB_KINDS: Readonly<Record<StoryTask["kind"], string>> = {
  script: "story.script",
  update: "story.update",
  preview: "story.preview",
};

const TASK_KINDS = ["script", "update", "preview"] as const;

/** What a job of this kind does to a story; null: it is another's. */
export const taskOfKind = (kind: string): StoryTask["kind"] | null =>
  TASK_KINDS.find((task) => STORY_JOB_KINDS[task] === kind) ?? null;

export const storySubject = (id: string): SubjectRef => ({ noun: "story", id });

/** Where stories are worked on: `hosted` while somebody else's language model writes. */
export const STORY_LANES = ["render", "hosted"] as const satisfies Lane[];
export type StoryLane = (typeof STORY_LANES)[number];

/** What a job that does this for a story is. */
export const storyJob = (
  storyId: string,
  task: StoryTask,
  lane: StoryLane = "render",
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  kind: STORY_JOB_KINDS[task.kind],
  subject: storySubject(storyId),
  lane,
  order: task,
  size: "huge",
});

/** A job of one of these kinds with what it is to do. */
export function readStoryJob(job: Job): StoryJob {
  // Written by storyJob, and gone with the job: no older orders are about.
  return { ...job, task: job.order as StoryTask };
}

/** What services of others were asked for pictures by such a job. */
export function picturesOfOrder(order: unknown): PictureRecipes {
  const task = order as StoryTask;
  return task.kind === "script" ? {} : (task.pictures ?? {});
}
