import type { ContentStatus } from "@kinora/contracts/creation/creation";
import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** The latest film of a story. */
export interface StoryFilm {
  readonly creationId: string;
  readonly status: ContentStatus | null;
}

/** Reads the latest films of stories, by story. */
export async function readStoryFilms(
  executor: Database,
  storyIds: readonly string[],
): Promise<Map<string, StoryFilm>> {
  if (storyIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom("story")
    .innerJoin("creation", "creation.id", "story.render_creation_id")
    .select(["story.id as storyId", "creation.id as creationId", "creation.status"])
    .where("story.id", "in", storyIds)
    .execute();
  return new Map(
    rows.map(({ storyId, creationId, status }) => [
      storyId,
      { creationId, status: status === null ? null : parseKnown(CONTENT_STATUSES, status) },
    ]),
  );
}
