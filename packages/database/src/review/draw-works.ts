import { REVIEWERS_PER_WORK } from "@kinora/contracts/review/review-limits";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { mayBeReviewed } from "./may-be-reviewed.ts";
import { relatedPeople } from "./related-people.ts";

/** Newest works that are looked through; older ones are not reviewed. */
const NEWEST = 5_000;
/** Newest works among which one is drawn. */
const AMONG = 500;

/**
 * Draws works of strangers at random, one for each id: those that others have begun to review come
 * first, so that answers can be compared soon.
 */
export async function drawWorks(
  executor: Database,
  reviewerId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    with related as materialized ${relatedPeople(reviewerId)},
    newest as materialized (
      select creation.id, creation.user_id, creation.published_at from creation
       where ${mayBeReviewed} and creation.published_at <= ${now}
       order by creation.published_at desc limit ${NEWEST}),
    candidate as materialized (
      select creation.id, reviewed.times from newest creation
       cross join lateral (select count(*) as times from review
                            where review.creation_id = creation.id
                              and answered_at is not null) reviewed
       where creation.user_id not in (select id from related)
         and not exists (select from review where review.creation_id = creation.id
                                              and review.reviewer_id = ${reviewerId})
         and reviewed.times < ${REVIEWERS_PER_WORK}
       order by creation.published_at desc limit ${AMONG}),
    chosen as (
      select id, row_number() over (order by times = 0, random()) as place from candidate)
    insert into review (id, reviewer_id, creation_id, drawn_at)
    select drawn.id, ${reviewerId}, chosen.id, ${now}
      from chosen join unnest(${ids}::text[]) with ordinality drawn (id, place) using (place)`.execute(
    executor,
  );
}

/** Deletes open draws of works that are no longer fit, or whose authors are strangers no more. */
export async function dropUnfitDraws(executor: Database, reviewerId: string): Promise<void> {
  await sql`
    delete from review using creation
     where review.reviewer_id = ${reviewerId} and answered_at is null and skipped_at is null
       and creation.id = review.creation_id
       and not (${mayBeReviewed}
                and creation.user_id not in (select id from ${relatedPeople(reviewerId)} related))`.execute(
    executor,
  );
}
