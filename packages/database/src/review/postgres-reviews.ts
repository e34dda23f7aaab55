import type { ReviewAnswers } from "@kinora/contracts/review/review";
import { REVIEW_ANSWERS } from "@kinora/contracts/review/review-limits";
import type { ReviewDay, ReviewRecord, ReviewStore } from "@kinora/domain/review/review-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { CreationTable, ReviewTable } from "../schema.gen.ts";
import { drawWorks, dropUnfitDraws } from "./draw-works.ts";
import { readComparisons } from "./read-comparisons.ts";

/** Works drawn for people to review, and their answers. */
export const postgresReviews = (executor: Database): ReviewStore => ({
  ...drawsOn(executor),
  ...paymentsOn(executor),

  async lock(reviewerId) {
    await sql`
      select pg_advisory_xact_lock(hashtext('review'), hashtext(${reviewerId}))`.execute(executor);
  },

  async answer(id, { match, clean, show }, at) {
    await executor
      .updateTable("review")
      .set({ match, clean, show, answered_at: at })
      .where("id", "=", id)
      .execute();
  },

  async skip(id, at) {
    await executor.updateTable("review").set({ skipped_at: at }).where("id", "=", id).execute();
  },

  comparisons: (reviewerId, most) => readComparisons(executor, reviewerId, most),
});

const drawsOn = (
  executor: Database,
): Pick<ReviewStore, "find" | "open" | "dropUnfit" | "draw" | "day" | "lastEnd"> => ({
  async find(id) {
    const row = await draws(executor).where("review.id", "=", id).executeTakeFirst();
    return row ? parseReview(row) : null;
  },

  async open(reviewerId) {
    const rows = await draws(executor)
      .where("reviewer_id", "=", reviewerId)
      .where("answered_at", "is", null)
      .where("skipped_at", "is", null)
      .orderBy("drawn_at")
      .orderBy("review.id")
      .execute();
    return rows.map(parseReview);
  },

  dropUnfit: (reviewerId) => dropUnfitDraws(executor, reviewerId),
  draw: (reviewerId, ids, now) => drawWorks(executor, reviewerId, ids, now),

  async day(reviewerId, since) {
    const { rows } = await sql<ReviewDay>`
      select (select count(*)::int from review
               where reviewer_id = ${reviewerId} and drawn_at >= ${since}) as drawn,
             (select count(*)::int from review
               where reviewer_id = ${reviewerId} and answered_at >= ${since}) as answered`.execute(
      executor,
    );
    return rows[0] ?? { drawn: 0, answered: 0 };
  },

  async lastEnd(reviewerId) {
    const { rows } = await sql<{ at: Date | null }>`
      select greatest((select max(answered_at) from review where reviewer_id = ${reviewerId}),
                      (select max(skipped_at) from review where reviewer_id = ${reviewerId})) as at`.execute(
      executor,
    );
    return rows[0]?.at ?? null;
  },
});

const paymentsOn = (
  executor: Database,
): Pick<ReviewStore, "count" | "unpaid" | "pay" | "awarded"> => ({
  async count(id) {
    await executor.updateTable("review").set({ counts: true }).where("id", "=", id).execute();
  },

  async unpaid(reviewerId) {
    const rows = await executor
      .selectFrom("review")
      .select("id")
      .where("reviewer_id", "=", reviewerId)
      .where("counts", "=", true)
      .where("paid", "is", null)
      .orderBy("answered_at")
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => id);
  },

  async pay(ids, period) {
    await executor.updateTable("review").set({ paid: period }).where("id", "in", ids).execute();
  },

  async awarded(reviewerId, day) {
    const { rows } = await sql<{ times: number }>`
      select count(*)::int as times from award
       where user_id = ${reviewerId} and award = 'review'
         and starts_with(period, ${`${day} `})`.execute(executor);
    return rows[0]?.times ?? 0;
  },
});

const draws = (executor: Database) =>
  executor
    .selectFrom("review")
    .innerJoin("creation", "creation.id", "review.creation_id")
    .select(["review.id", "reviewer_id", "creation_id", "drawn_at", "skipped_at"])
    .select(["match", "clean", "show", "duration"]);

type Row = Pick<
  Selectable<ReviewTable>,
  ("id" | "reviewer_id" | "creation_id" | "drawn_at" | "skipped_at") | ("match" | "clean" | "show")
> &
  Pick<Selectable<CreationTable>, "duration">;

const parseReview = (row: Row): ReviewRecord => ({
  ...{ id: row.id, reviewerId: row.reviewer_id, creationId: row.creation_id },
  ...{ duration: row.duration, drawnAt: row.drawn_at, skippedAt: row.skipped_at },
  answers: parseAnswers(row),
});

function parseAnswers({ match, clean, show }: Row): ReviewAnswers | null {
  if (match === null || clean === null || show === null) return null;
  const parse = (answer: string) => parseKnown(REVIEW_ANSWERS, answer);
  return { match: parse(match), clean: parse(clean), show: parse(show) };
}
