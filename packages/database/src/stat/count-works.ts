import { sql } from "kysely";
import type { Database } from "../client.ts";
import { bucketOf, type CountedDay } from "./counted-day.ts";

/**
 * Metrics of works by the day they were ordered. They change later, as works are finished or
 * deleted.
 */
const WORK_METRICS = [
  "creations.kind",
  "creations.model",
  "creations.generationType",
  "creations.status",
  "storage.made",
];

/** Modes of films that are generated from words or a picture. */
const FILMS = ["text-to-video", "face-to-video", "photo-to-video", "text-image-to-video"];

/** Works ordered by users, with their current status; excludes demo works. */
const works = (which: ReturnType<typeof sql>) => sql`
  select (creation.created_at at time zone 'UTC')::date as day, kind, model,
         coalesce(status, 'finished') as status,
         case when type = any(${FILMS}) and jsonb_exists(recipe, 'generationModel') then
           case when recipe #> '{inputs,initialImage}' is null then 'text2video' else 'image2video' end
         end as generation_type
    from creation where not background and ${which}`;

/**
 * Stored bytes by the day on which their owner was created. A file shared by several counts for
 * each.
 */
const files = (which: (at: ReturnType<typeof sql>) => ReturnType<typeof sql>) => sql`
  select (creation.created_at at time zone 'UTC')::date as day, creation.kind as name, bytes
    from creation join creation_media on creation_id = creation.id
   where ${which(sql`creation.created_at`)}
  union all
  select (upload.created_at at time zone 'UTC')::date, 'upload', upload_media.bytes
    from upload join upload_media on upload_id = upload.id where ${which(sql`upload.created_at`)}
  union all
  select (story_piece.created_at at time zone 'UTC')::date, 'storyboard', bytes
    from story_piece join story_piece_file using (story_id, key)
   where ${which(sql`story_piece.created_at`)}`;

const within =
  ({ from, until }: CountedDay) =>
  (at: ReturnType<typeof sql>) =>
    sql`${at} >= ${from} and ${at} < ${until}`;

/**
 * Recounts works by the day they were ordered.
 *
 * @param only one day; null counts all days in one pass
 */
export async function countWorks(executor: Database, only: CountedDay | null): Promise<void> {
  const which = only ? within(only) : () => sql`true`;
  await sql`
    delete from stat_day where metric = any(${WORK_METRICS})
       and ${only ? sql`day = ${only.day}::date` : sql`true`}`.execute(executor);
  await sql`
    with work as materialized (${works(which(sql`created_at`))}),
         file as (${files(which)})
    insert into stat_day (metric, day, name, value)
    select 'creations.kind', day, kind, count(*) from work group by day, kind
    union all select 'creations.model', day, model, count(*) from work group by day, model
    union all select 'creations.generationType', day, generation_type, count(*) from work
      where generation_type is not null group by day, generation_type
    union all select 'creations.status', day, status, count(*) from work group by day, status
    union all select 'storage.made', day, name, sum(bytes) from file group by day, name`.execute(
    executor,
  );
}

/** Orders of finished works by engine, and the time from order to delivery. */
export const engineCounts = ({ from, until }: CountedDay) => sql`
  select case when grouping(ended.bucket) = 1 then 'engines.ended' else 'engines.took' end as metric,
         ended.engine as name, coalesce(ended.outcome, ended.bucket) as part, count(*) as value
    from (
      select coalesce(intent.provider, 'studio') as engine,
             case when job.outcome = 'failed' and creation.failure_class in ('refused', 'input', 'policy')
                  then 'refused' else job.outcome end as outcome,
             case when job.outcome = 'delivered'
                  then ${bucketOf(sql`job.queued_at`, sql`job.ended_at`)} end as bucket
        from job left join creation on creation.id = job.subject_id
        left join hosted_intent intent on intent.job_id = job.id
       where job.noun = 'creation' and not job.background
         and job.ended_at >= ${from} and job.ended_at < ${until}) ended
   group by grouping sets ((ended.engine, ended.outcome), (ended.engine, ended.bucket))
  having grouping(ended.bucket) = 1 or ended.bucket is not null`;

/** Total stored bytes as counted by day; excludes what was created after this day. */
export const heldCounts = ({ day }: CountedDay) => sql`
  select 'storage.held' as metric, name, '' as part, sum(value)::bigint as value
    from stat_day where metric = 'storage.made' and day <= ${day}::date group by name`;
