import { STAGES } from "@kinora/contracts/creation/creation";
import {
  type CreationJob,
  JOB_OUTCOMES,
  type Job,
  type StoryJob,
} from "@kinora/domain/creation/creation-job";
import type { StoryTask } from "@kinora/domain/story/story-task";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { JobTable } from "../schema.gen.ts";

type JobRow = Selectable<JobTable>;

/** A job of a creation or of a story. */
export function parseJob(row: JobRow): Job {
  return row.story_id === null ? parseCreationJob(row) : parseStoryJob(row);
}

/** Throws when it is a job of a story. */
export function parseCreationJob(row: JobRow): CreationJob {
  if (row.creation_id === null) throw new Error(`job ${row.id} makes no creation`);
  return { ...stateOf(row), creationId: row.creation_id, storyId: null };
}

/** Throws when it is a job of a creation. */
export function parseStoryJob(row: JobRow): StoryJob {
  if (row.story_id === null) throw new Error(`job ${row.id} works on no story`);
  // Written by us, checked on the way in, and gone with the job: no older versions of it are about.
  const task = row.work as unknown as StoryTask;
  return { ...stateOf(row), creationId: null, storyId: row.story_id, task };
}

function stateOf(row: JobRow) {
  return {
    id: row.id,
    userId: row.user_id,
    background: row.background,
    holdId: row.hold_id,
    gems: row.gems,
    attempt: row.attempt,
    failures: row.failures,
    suspect: row.suspect,
    loneDeaths: row.lone_deaths.length,
    stage: parseKnown(STAGES, row.stage),
    percent: row.percent,
    previewHash: row.preview_hash,
    queuedAt: row.queued_at,
    startedAt: row.started_at,
    outcome: row.outcome === null ? null : parseKnown(JOB_OUTCOMES, row.outcome),
  };
}
