import { outcomeOf } from "@kinora/domain/post/post-outcome";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import type { PostFound, PublicationStore } from "@kinora/domain/post/publication-store";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import type { PostTable } from "../schema.gen.ts";
import { columnsOf, parsePost, parsePublication } from "./parse-publication.ts";
import { postRequests } from "./post-requests.ts";
import { postsToCome } from "./posts-to-come.ts";

type Store<Name extends keyof PublicationStore> = Pick<PublicationStore, Name>;

export const postgresPublications = (executor: Database): PublicationStore => ({
  ...postRequests(executor),
  ...changes(executor),
  ...seals(executor),
  ...schedule(executor),
  ...postsToCome(executor),
  async find(id) {
    const row = await publications(executor).where("publication.id", "=", id).executeTakeFirst();
    return row ? parsePublication(row) : null;
  },

  async isAnothers({ id, platform, accountId, fields }, externalId) {
    const caption = "caption" in fields ? fields.caption : null;
    const row = await executor
      .selectFrom("publication")
      .select("id")
      .where("platform", "=", platform)
      .where("account_id", "=", accountId)
      .where("id", "<>", id)
      .where(({ or, and, eb }) =>
        or([
          eb("external_id", "=", externalId),
          and([
            ...[eb("outcome", "=", "scheduled"), eb("step", "=", "armed")],
            sql<boolean>`fields ->> 'caption' = ${caption}`,
          ]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async findPost(id, userId) {
    const row = await executor
      .selectFrom("post")
      .selectAll()
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!row) return null;
    return { post: parsePost(row), publications: await of(executor, [id]) };
  },

  async list(userId, { before, most, outcome, creationId }) {
    let query = executor.selectFrom("post").selectAll().where("user_id", "=", userId);
    if (outcome) query = query.where("outcome", "=", outcome);
    if (creationId) query = query.where("creation_id", "=", creationId);
    if (before)
      query = query.where(
        sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${before.at}, ${before.id})`,
      );
    const rows = await query
      .orderBy(sql`date_trunc('milliseconds', created_at)`, "desc")
      .orderBy("id", "desc")
      .limit(most)
      .execute();
    return withChildren(executor, rows);
  },
});

async function withChildren(
  executor: Database,
  rows: readonly Selectable<PostTable>[],
): Promise<PostFound[]> {
  const children = await of(
    executor,
    rows.map(({ id }) => id),
  );
  const byPost = Map.groupBy(children, ({ postId }) => postId);
  return rows.map((row) => ({ post: parsePost(row), publications: byPost.get(row.id) ?? [] }));
}

function schedule(
  executor: Database,
): Store<"lockPost" | "listSeries" | "setTime" | "listBetween" | "countScheduled"> {
  const ofPerson = (userId: string) =>
    executor.selectFrom("post").selectAll().where("user_id", "=", userId);
  return {
    async lockPost(id, userId) {
      const row = await ofPerson(userId).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
      if (!row) return null;
      await sql`select id from publication where post_id = ${id} order by id for no key update`.execute(
        executor,
      );
      return { post: parsePost(row), publications: await of(executor, [id]) };
    },

    async listSeries(userId, { id, number }) {
      const rows = await ofPerson(userId)
        .where("series_id", "=", id)
        .where("series_number", ">=", number)
        .orderBy("series_number")
        .execute();
      return rows.map((row) => row.id);
    },

    async setTime(id, { wall, zone, at }) {
      await executor
        .updateTable("post")
        .set({ wall_time: wall, zone, due_at: at })
        .where("id", "=", id)
        .execute();
    },

    async listBetween(userId, { from, until, most }) {
      const at = sql<Date>`coalesce(due_at, created_at)`;
      const rows = await ofPerson(userId)
        .where(at, ">=", from)
        .where(at, "<", until)
        .orderBy(at)
        .orderBy("id")
        .limit(most)
        .execute();
      return withChildren(executor, rows);
    },

    async countScheduled(userId) {
      const { count } = await executor
        .selectFrom("post")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("outcome", "=", "scheduled")
        .where("due_at", "is not", null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

const publications = (executor: Database) =>
  executor
    .selectFrom("publication")
    .innerJoin("post", "post.id", "publication.post_id")
    .selectAll("publication")
    .select("post.creation_id")
    .select(
      sql<boolean>`exists (
        select from post later join publication as repetition on repetition.post_id = later.id
         where later.again_of = publication.post_id
           and repetition.platform = publication.platform
           and repetition.account_id = publication.account_id
           and repetition.outcome <> 'fail')`.as("is_repeated"),
    );

async function of(executor: Database, postIds: readonly string[]): Promise<PublicationRecord[]> {
  if (postIds.length === 0) return [];
  const rows = await publications(executor)
    .where("publication.post_id", "in", [...postIds])
    .orderBy("publication.created_at")
    .orderBy("publication.id")
    .execute();
  return rows.map(parsePublication);
}

function changes(executor: Database): Store<"add" | "lock" | "change" | "lookNow"> {
  return {
    async lookNow({ userId, platform, accountId }) {
      const rows = await executor
        .updateTable("publication")
        .set({ next_at: null })
        .where("user_id", "=", userId)
        .where("platform", "=", platform)
        .where("account_id", "=", accountId)
        .where("stage", "=", "needs_reconnect")
        .returning("id")
        .execute();
      return rows.map(({ id }) => id);
    },

    async add(publication) {
      await executor
        .insertInto("publication")
        .values({
          ...columnsOf(publication),
          ...{ id: publication.id, post_id: publication.postId, user_id: publication.userId },
          ...{ platform: publication.platform, kind: publication.fields.kind },
          ...{ account_id: publication.accountId, account_name: publication.accountName },
          ...{ occurrence: publication.occurrence, fields: JSON.stringify(publication.fields) },
          ...{ is_ai_made: publication.isAiMade, created_at: publication.createdAt },
          ...{ outcome: publication.outcome, stage: publication.stage, step: publication.step },
          step_at: publication.stepAt,
        })
        .execute();
      await settlePost(executor, publication.postId, publication.createdAt);
    },

    async lock(id) {
      // The post first: its publications are changed one after another, and its outcome with each.
      await sql`
        select id from post where id = (select post_id from publication where id = ${id})
           for no key update`.execute(executor);
      const row = await publications(executor)
        .where("publication.id", "=", id)
        .forNoKeyUpdate("publication")
        .executeTakeFirst();
      return row ? parsePublication(row) : null;
    },

    async change({ id, postId }, patch, now) {
      const columns = columnsOf(patch);
      if (Object.keys(columns).length === 0) return;
      await executor.updateTable("publication").set(columns).where("id", "=", id).execute();
      if (patch.outcome === undefined) return;
      if (patch.outcome === "done") await planAfterwards(executor, id, now);
      await settlePost(executor, postId, now);
    },
  };
}

/** What comes after a post is there: it is measured, and its owner's comment is written. */
async function planAfterwards(executor: Database, id: string, now: Date): Promise<void> {
  await sql`update publication set measure_at = ended_at + interval '1 hour'
             where id = ${id}`.execute(executor);
  await sql`insert into first_comment (publication_id, next_at)
            select id, ${now} from publication
             where id = ${id} and btrim(fields ->> 'firstComment') <> ''
            on conflict do nothing`.execute(executor);
}

/** Stores the outcome that follows from a post's publications. The post must be locked, or new. */
async function settlePost(executor: Database, postId: string, now: Date): Promise<void> {
  const outcome = outcomeOf(await of(executor, [postId]));
  await executor
    .updateTable("post")
    .set({ outcome, ended_at: outcome === "scheduled" ? null : now })
    .where("id", "=", postId)
    .where("outcome", "<>", outcome)
    .execute();
}

function seals(executor: Database): Store<"resealHandle" | "sealedAfter"> {
  return {
    async resealHandle(id, before, after) {
      await executor
        .updateTable("publication")
        .set({ sealed_handle: after })
        .where("id", "=", id)
        .where("sealed_handle", "=", before)
        .execute();
    },

    async sealedAfter(after, limit) {
      const rows = await executor
        .selectFrom("publication")
        .select(["id", "sealed_handle"])
        .where("sealed_handle", "is not", null)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.flatMap(({ id, sealed_handle: sealedHandle }) =>
        sealedHandle === null ? [] : [{ id, sealedHandle }],
      );
    },
  };
}
