import { STAGES } from "@kinora/contracts/creation/creation";
import type { AtWork } from "@kinora/domain/story/stage-states";
import { taskOfKind } from "@kinora/domain/story/story-job";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { JOBS_IN_FRONT } from "../job/jobs-in-front.ts";

const atWork = z.array(z.custom<AtWork>());
const stage = z.enum(STAGES);

/** Reads the open work of stories, by story: their own jobs and their films. */
export async function readStoryWork(
  executor: Database,
  storyIds: readonly string[],
): Promise<Map<string, StoryWorkView>> {
  if (storyIds.length === 0) return new Map();
  const { rows } = await sql<{
    story_id: string;
    kind: string;
    stage: string;
    percent: number;
    position: number | null;
    at_work: unknown;
  }>`
    select s.id as story_id, j.kind, j.stage, j.percent, j.at_work,
      ${JOBS_IN_FRONT} as position
    from story s join job j
      on (j.noun, j.subject_id) in (('story', s.id), ('creation', s.render_creation_id))
    where s.id = any(${[...storyIds]}::text[]) and j.ended_at is null`.execute(executor);
  return new Map(
    rows.map((row) => [
      row.story_id,
      {
        // A job without a story task renders the film.
        kind: taskOfKind(row.kind) ?? "render",
        stage: stage.parse(row.stage),
        percent: row.percent,
        position: row.position,
        atWork: atWork.parse(row.at_work),
      },
    ]),
  );
}
