import { type RawBuilder, sql } from "kysely";
import { listedForAll } from "../feed/visible-in-feed.ts";

/**
 * Scores of the scan from which a picture is too suggestive to be shown to somebody who did not
 * choose it: half of the shipped limits from which a person must look at it.
 */
const EXPLICIT = 0.25;
const SUGGESTIVE = 0.4;

/**
 * SQL condition on the table `creation`: in the feed, general, made here from a prompt, and nothing that may
 * upset. The scan found it clean by a margin, nobody ever reported it, its storyboard or its author,
 * and the staff never had to decide about it.
 */
export const mayBeReviewed: RawBuilder<boolean> = sql<boolean>`(
  ${listedForAll} and creation.published_at is not null
  and creation.kind in ('image', 'video', 'story')
  and creation.type <> 'video-upload' and creation.prompt <> ''
  and exists (select from creation_scan where creation_scan.creation_id = creation.id)
  and not exists (
    select from creation_scan
     where creation_scan.creation_id = creation.id
       and (verdict <> 'clean' or exists (
         select from jsonb_array_elements(scores) score
          where (score ->> 'porn')::float8 + (score ->> 'hentai')::float8 >= ${EXPLICIT}
             or (score ->> 'sexy')::float8 >= ${SUGGESTIVE})))
  and not exists (select from report where report.creation_id = creation.id)
  and not exists (select from story_report
                   where story_report.story_id = creation.recipe #>> '{story,storyId}')
  and not exists (select from person_report
                   where person_report.user_id = creation.user_id and person_report.state <> 'dismissed')
  and not exists (select from creation_event
                   where creation_event.creation_id = creation.id
                     and creation_event.actor_id is distinct from creation.user_id
                     and creation_event.action in ('hide', 'unhidden', 'refuse', 'approve', 'delete'))
  and exists (select from app_user author
               where author.id = creation.user_id
                 and author.disabled_at is null and author.deletion_at is null))`;
