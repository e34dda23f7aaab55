import { MEASURE_AGES } from "@kinora/contracts/publication/measure-span";
import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
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

  async measuredPosts(userId) {
    const { rows } = await sql<AccountPostRow>`
      select platform, account_id, ended_at, views
        from (select publication.platform, account_id, ended_at, views,
                     row_number() over (partition by publication.platform, account_id
                                            order by ended_at desc) as place
                from publication_measure
                join publication on publication.id = publication_id
               where user_id = ${userId} and age = 'day' and views is not null) as measured
       where place <= ${MOST_MEASURED}
       order by ended_at desc`.execute(executor);
    return rows.map(({ platform, account_id: accountId, ended_at: at, views }) => ({
      ...{ platform, accountId, at, views: Number(views) },
    }));
  },

  async figuresOf(ids) {
    if (ids.length === 0) return new Map();
    const rows = await executor
      .selectFrom("publication_measure")
      .selectAll()
      .where("publication_id", "in", [...ids])
      .execute();
    const told = MEASURE_AGES.flatMap((age) =>
      rows.filter((row) => row.age === age).map((row) => ({ ...row, age })),
    );
    const byPublication = Map.groupBy(told, (row) => row.publication_id);
    return new Map(
      [...byPublication].map(([id, own]) => [
        id,
        own.map(({ age, views, likes, comments, measured_at: at }) => ({
          ...{ age, views: count(views), likes: count(likes), comments: count(comments), at },
        })),
      ]),
    );
  },
});

/** Posts of an account from which its best times are told. */
const MOST_MEASURED = 500;

interface AccountPostRow {
  readonly platform: SocialPlatform;
  readonly account_id: string;
  readonly ended_at: Date;
  readonly views: number | string;
}

/** Counts are bigint in the database. */
const count = (value: number | null): number | null => (value === null ? null : Number(value));
