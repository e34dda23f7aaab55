import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { MeasuredPost } from "@kinora/contracts/schedule/best-times";
import type { MeasureStore } from "@kinora/domain/post/measure-publications";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { postgresPublications } from "./postgres-publications.ts";

export const postgresMeasures = (executor: Database): MeasureStore => ({
  async claimMeasure(now, until) {
    const { rows } = await sql<{ id: string; missing_since: Date | null }>`
      update publication set measure_at = ${until}
       where id = (select id from publication where measure_at <= ${now}
                    order by measure_at limit 1 for no key update skip locked)
      returning id, missing_since`.execute(executor);
    const [row] = rows;
    const publication = row && (await postgresPublications(executor).find(row.id));
    return publication ? { publication, missingSince: row.missing_since } : null;
  },

  async addMeasure(id, { age, views, likes, comments, at }) {
    await executor
      .insertInto("publication_measure")
      .values({ publication_id: id, age, views, likes, comments, measured_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async setMeasure(id, { at, missingSince }) {
    await executor
      .updateTable("publication")
      .set({ measure_at: at, missing_since: missingSince })
      .where("id", "=", id)
      .execute();
  },

  async feedFigures(creationId) {
    const row = await executor
      .selectFrom("creation")
      .leftJoin("feed_reach", "feed_reach.creation_id", "creation.id")
      .select("feed_reach.likes")
      .where("creation.id", "=", creationId)
      .where("in_feed", "=", true)
      .executeTakeFirst();
    return row ? { views: null, likes: row.likes ?? 0, comments: null } : null;
  },
});

/** Posts from which an account's best times are told. */
const MOST = 500;

/**
 * Returns the newest posts of a person at an account with the views that they had after a day: what
 * `bestTimes` is told, and its only source.
 */
export async function measuredPosts(
  executor: Database,
  userId: string,
  account: { readonly platform: SocialPlatform; readonly accountId: string },
): Promise<readonly MeasuredPost[]> {
  const rows = await executor
    .selectFrom("publication_measure")
    .innerJoin("publication", "publication.id", "publication_measure.publication_id")
    .select(["publication.ended_at", "publication_measure.views"])
    .where("publication.user_id", "=", userId)
    .where("publication.platform", "=", account.platform)
    .where("publication.account_id", "=", account.accountId)
    .where("publication_measure.age", "=", "day")
    .where("publication_measure.views", "is not", null)
    .orderBy("publication.ended_at", "desc")
    .limit(MOST)
    .execute();
  return rows.flatMap(({ ended_at: at, views }) =>
    at === null || views === null ? [] : [{ at, views: Number(views) }],
  );
}
