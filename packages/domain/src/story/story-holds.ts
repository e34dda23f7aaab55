import type { StoryTask } from "./story-task.ts";

/** What the statement calls gems for work on a storyboard; by these words they are told apart later. */
export const STORY_HOLDS = {
  script: "Story: script",
  update: "Story: pictures",
  preview: "Story: pictures for a preview",
} as const satisfies Record<StoryTask["kind"], string>;
