import type { Job, Lane } from "../job/job.ts";
import type { NewJob } from "../job/job-queue.ts";
import type { SubjectRef } from "../subject.ts";
import type { PictureRecipes } from "./picture-recipes.ts";
import type { StoryTask } from "./story-task.ts";

/** A story job other than rendering: its script, its pictures and voices, or a preview. */
export interface StoryJob extends Job {
  readonly task: StoryTask;
}

export const STORY_JOB_KINDS: Readonly<Record<StoryTask["kind"], string>> = {
  script: "story.script",
  update: "story.update",
  preview: "story.preview",
};

const TASK_KINDS = ["script", "update", "preview"] as const;

/** Returns the task of a job kind; null when it is not a story job. */
export const taskOfKind = (kind: string): StoryTask["kind"] | null =>
  TASK_KINDS.find((task) => STORY_JOB_KINDS[task] === kind) ?? null;

export const storySubject = (id: string): SubjectRef => ({ noun: "story", id });

/** Lanes of story jobs: `hosted` while an external language model writes the script. */
export const STORY_LANES = ["render", "hosted"] as const satisfies Lane[];
export type StoryLane = (typeof STORY_LANES)[number];

/** Returns the job fields for a story task. */
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

/** Returns a story job with its task. */
export function readStoryJob(job: Job): StoryJob {
  // Payloads are written by storyJob and deleted with the job, so there are no older formats.
  return { ...job, task: job.order as StoryTask };
}

/** Returns the recipes of external pictures and footage in such a job's payload. */
export function picturesOfOrder(order: unknown): PictureRecipes {
  const task = order as StoryTask;
  return task.kind === "script" ? {} : (task.pictures ?? {});
}
