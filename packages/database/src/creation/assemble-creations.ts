import { STAGES } from "@kinora/contracts/creation/creation";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CreationProgress, PresentedCreation } from "@kinora/domain/creation/creation-reader";
import { sql } from "kysely";
import { z } from "zod";
import { isAmong } from "../among.ts";
import { isKeptApart } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { USUAL_SECONDS } from "../hosted/usual-seconds.ts";
import { JOBS_IN_FRONT } from "../job/jobs-in-front.ts";
import { PREPARED } from "../prepared.ts";
import { isFilmOfFoundBoard } from "../takeout/closed-boards.ts";
import { CREATION_COLUMNS, IS_HIDDEN, parseCreation } from "./parse-creation.ts";
import { MEDIA_COLUMNS, parseMedia } from "./postgres-creation-media.ts";
import { isKeptByRating } from "./too-mature.ts";

const stage = z.enum(STAGES);

/** A work, and whether a block or its rating keeps the viewer from it. */
interface Assembled extends PresentedCreation {
  readonly keptApart: boolean;
}

/**
 * Loads creations with their related data, in the order of the ids; unknown ids are omitted. Without
 * a viewer, blocks are not asked for, and the rating is that for visitors.
 */
export async function assembleCreations(
  executor: Database,
  ids: readonly string[],
  viewer: Viewer | null = null,
): Promise<Assembled[]> {
  if (ids.length === 0) return [];
  const [rows, media] = await Promise.all([
    loadRows(executor, ids, viewer),
    loadMedia(executor, ids),
  ]);
  const working = rows.filter((row) => row.status === "processing").map((row) => row.id);
  const jobs = await loadProgress(executor, working);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const parent = row.parent_user_id
      ? {
          id: row.parent_id ?? "",
          prompt: row.parent_prompt ?? "",
          author: personOf(
            row.parent_user_id,
            row.parent_handle,
            row.parent_name,
            row.parent_avatar,
          ),
        }
      : null;
    return [
      {
        creation: parseCreation(row),
        author: personOf(row.user_id, row.author_handle, row.author_name, row.author_avatar),
        media: media.filter((file) => file.creation_id === id).map(parseMedia),
        progress: jobs.get(id) ?? null,
        parent,
        keptApart: row.kept_apart,
      },
    ];
  });
}

const personOf = (
  id: string,
  handle: string | null,
  name: string | null,
  avatar: string | null,
) => ({
  id,
  handle: handle ?? "",
  displayName: name ?? "",
  avatarUrl: avatar,
});

function loadRows(executor: Database, ids: readonly string[], viewer: Viewer | null) {
  return executor
    .selectFrom("creation")
    .innerJoin("app_user as author", "author.id", "creation.user_id")
    .leftJoin("creation as parent", (join) =>
      join
        .onRef("parent.id", "=", "creation.parent_id")
        .on(({ or, eb }) =>
          or([eb("parent.status", "is", null), eb("parent.status", "=", "scheduled")]),
        )
        .on("parent.private", "=", false)
        // An unlisted parent is known only to those who have its link.
        .on("parent.hidden", "=", false)
        .on("parent.moderator_hidden", "=", false)
        .on(sql<boolean>`not ${isFilmOfFoundBoard("parent")}`)
        .on(sql<boolean>`not ${isKeptApart(sql.ref("parent.user_id"), viewer)}`)
        .on(sql<boolean>`not ${isKeptByRating(viewer, "parent")}`),
    )
    .leftJoin("app_user as parent_author", "parent_author.id", "parent.user_id")
    .select(CREATION_COLUMNS.map((column) => `creation.${column}` as const))
    .select([
      IS_HIDDEN,
      sql<boolean>`(${isKeptApart(sql.ref("creation.user_id"), viewer)} or ${isKeptByRating(viewer)})`.as(
        "kept_apart",
      ),
      "author.handle as author_handle",
      "author.display_name as author_name",
      "author.avatar_url as author_avatar",
      "parent.user_id as parent_user_id",
      "parent.prompt as parent_prompt",
      "parent_author.handle as parent_handle",
      "parent_author.display_name as parent_name",
      "parent_author.avatar_url as parent_avatar",
    ])
    .where(isAmong("creation.id", ids))
    .modifyEnd(PREPARED)
    .execute();
}

const loadMedia = (executor: Database, ids: readonly string[]) =>
  executor
    .selectFrom("creation_media")
    .select(["creation_id", ...MEDIA_COLUMNS])
    .where(isAmong("creation_id", ids))
    .modifyEnd(PREPARED)
    .execute();

/** Loads the progress of unfinished work by creation; the position is the number of jobs ahead. */
async function loadProgress(
  executor: Database,
  ids: readonly string[],
): Promise<Map<string, CreationProgress>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    creation_id: string;
    stage: string;
    percent: number;
    preview_hash: string | null;
    position: number | null;
    service: string | null;
    usual_seconds: number | null;
    deadline: Date | null;
  }>`
    select j.subject_id as creation_id, j.stage, j.percent, j.preview_hash,
      coalesce(${JOBS_IN_FRONT}, j.ahead_elsewhere) as position,
      i.provider as service, ${USUAL_SECONDS} as usual_seconds, i.deadline
    from job j
    left join lateral (
      select provider, endpoint, deadline from hosted_intent where job_id = j.id
      union all
      select provider, endpoint, until from hosted_turn where order_key = j.id
      limit 1
    ) i on true
    where j.noun = 'creation' and ${isAmong("j.subject_id", ids)} and j.ended_at is null
    ${PREPARED}`.execute(executor);
  return new Map(
    rows.map((row) => [
      row.creation_id,
      {
        stage: stage.parse(row.stage),
        percent: row.percent,
        position: row.position,
        previewHash: row.preview_hash,
        elsewhere:
          row.service !== null && row.deadline !== null
            ? { service: row.service, usualSeconds: row.usual_seconds, until: row.deadline }
            : null,
      },
    ]),
  );
}
