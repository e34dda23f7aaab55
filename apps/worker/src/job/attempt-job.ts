import type { Job } from "@kinora/domain/creation/creation-job";
import { attemptCreation } from "../creation/attempt-creation.ts";
import { attemptStory } from "../story/attempt-story.ts";

type Ports = Parameters<typeof attemptCreation>[2];

/** One attempt at a job of either kind. Never rejects. */
export function attemptJob(job: Job, interruption: AbortSignal, ports: Ports): Promise<void> {
  const { claims, story } = ports;
  return job.storyId === null
    ? attemptCreation(job, interruption, ports)
    : attemptStory(job, interruption, { ...story, claims });
}
