import type { ReviewAnswers } from "@kinora/contracts/review/review";
import type { Comparison } from "@kinora/domain/review/review-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { samePeople } from "./related-people.ts";

/**
 * Reads a person's newest reviews of works that others reviewed too. Answers of accounts
 * that may be their own and of disabled ones are left out: several accounts of one person would agree.
 */
export async function readComparisons(
  executor: Database,
  reviewerId: string,
  most: number,
): Promise<Comparison[]> {
  const { rows } = await sql<ReviewAnswers & { readonly others: ReviewAnswers[] }>`
    with related as materialized ${samePeople(reviewerId)}
    select own.match, own.clean, own.show, theirs.others
      from review own
     cross join lateral (
       select jsonb_agg(jsonb_build_object('match', other.match, 'clean', other.clean,
                                           'show', other.show)) as others
         from review other join app_user on app_user.id = other.reviewer_id
        where other.creation_id = own.creation_id and other.answered_at is not null
          and other.reviewer_id not in (select id from related)
          and app_user.disabled_at is null) theirs
     where own.reviewer_id = ${reviewerId} and own.answered_at is not null
       and theirs.others is not null
     order by own.answered_at desc, own.id desc limit ${most}`.execute(executor);
  return rows.map(({ others, ...own }) => ({ own, others }));
}
