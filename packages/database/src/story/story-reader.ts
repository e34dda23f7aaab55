import { STAGES } from "@kinora/contracts/creation/creation";
import type { AtWork } from "@kinora/domain/story/stage-states";
import type { StoryWorkView } from "@kinora/domain/story/story-work-view";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const atWork = z.array(z.custom<AtWork>());
const stage = z.enum(STAGES);
const workKind = z.enum(["script", "update", "preview", "render"]);

/** What is being done to stories: their own jobs, and the films that are made of them. By story. */
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
    select s.id as story_id, coalesce(j.work ->> 'kind', 'render') as kind, j.stage, j.percent,
      j.at_work,
      case when j.started_at is null then (
        select count(*)::int from job w
        where w.ended_at is null and w.started_at is null
          and (w.background, w.turn, w.queued_at, w.id) < (j.background, j.turn, j.queued_at, j.id)
      ) end as position
    from story s join job j on j.story_id = s.id or j.creation_id = s.render_creation_id
    where s.id = any(${[...storyIds]}::text[]) and j.ended_at is null`.execute(executor);
  return new Map(
    rows.map((row) => [
      row.story_id,
      {
        kind: workKind.parse(row.kind),
        stage: stage.parse(row.stage),
        percent: row.percent,
        position: row.position,
        atWork: atWork.parse(row.at_work),
      },
    ]),
  );
}
