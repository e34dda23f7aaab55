import type { CollectionStore, MemberFound } from "@kinora/domain/collection/collection-store";
import type { Likers } from "@kinora/domain/notification/likers";
import { sql } from "kysely";
import { isUnwanted } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { IS_WITHHELD, isCollectionSeen } from "../feed/seen-collection.ts";
import {
  collectionColumns,
  collectionRow,
  findCollection,
  listCollectionsOf,
  listOwnCollections,
} from "./list-collections.ts";

export const postgresCollections = (executor: Database): CollectionStore => ({
  ...collections(executor),
  ...works(executor),
  ...members(executor),
  find: (id, viewer) => findCollection(executor, id, viewer),
  listOf: (handle, viewer, page) => listCollectionsOf(executor, handle, viewer, page),
  listOwn: (userId, page) => listOwnCollections(executor, userId, page),
});

type Collections = Pick<
  CollectionStore,
  "add" | "findRequest" | "lock" | "change" | "remove" | "count"
>;

const collections = (executor: Database): Collections => ({
  async add({ id, userId, title, description, visibility, createdAt }, { key, digest }) {
    await executor
      .insertInto("collection")
      .values({
        ...{ id, user_id: userId, title, description, visibility, created_at: createdAt },
        ...{ request_key: key, request_digest: digest },
      })
      .execute();
  },

  async findRequest(userId, key) {
    const row = await executor
      .selectFrom("collection")
      .select(["id", "request_digest as digest"])
      .where("user_id", "=", userId)
      .where("request_key", "=", key)
      .executeTakeFirst();
    return row ?? null;
  },

  async lock(id, userId) {
    const { rows } = await sql`
      select ${collectionColumns(userId)} from collection
       where id = ${id} and ${isCollectionSeen({ id: userId, role: "user" })}
         for update`.execute(executor);
    return rows[0] ? collectionRow.parse(rows[0]) : null;
  },

  async change(id, change) {
    if (Object.keys(change).length === 0) return;
    await executor.updateTable("collection").set(change).where("id", "=", id).execute();
  },

  async remove(id) {
    await executor.deleteFrom("collection").where("id", "=", id).execute();
  },

  async count(userId) {
    const { count } = await executor
      .selectFrom("collection")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return count;
  },
});

type Works = Pick<
  CollectionStore,
  "addedBy" | "addWork" | "removeWork" | "countWorks" | "addedSince" | "collectors"
>;

const works = (executor: Database): Works => ({
  async addedBy(id, creationId) {
    const row = await executor
      .selectFrom("collection_work")
      .select("added_by")
      .where("collection_id", "=", id)
      .where("creation_id", "=", creationId)
      .executeTakeFirst();
    return row?.added_by ?? null;
  },

  async addWork(id, { creationId, addedBy, at }) {
    await executor
      .insertInto("collection_work")
      .values({ collection_id: id, creation_id: creationId, added_by: addedBy, added_at: at })
      .execute();
  },

  async removeWork(id, creationId) {
    await executor
      .deleteFrom("collection_work")
      .where("collection_id", "=", id)
      .where("creation_id", "=", creationId)
      .execute();
  },

  async countWorks(id) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from collection_work where collection_id = ${id}`.execute(
      executor,
    );
    return rows[0]?.count ?? 0;
  },

  async addedSince(userId, since) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from collection_work
       where added_by = ${userId} and added_at > ${since}`.execute(executor);
    return rows[0]?.count ?? 0;
  },

  async collectors(creationId, butFor) {
    const { rows } = await sql<Likers>`
      select person.id as by, person.display_name as name, count(*) over () as count
        from (select added_by, max(added_at) as at
                from collection_work join collection on collection.id = collection_id
               where creation_id = ${creationId} and collection.visibility = 'public' and not ${IS_WITHHELD}
                 and added_by <> ${butFor} and not ${isUnwanted(sql`added_by`, butFor)}
               group by added_by) collector
        join app_user person on person.id = collector.added_by
       order by collector.at desc, person.id limit 1`.execute(executor);
    return rows[0] ?? null;
  },
});

type Members = Pick<CollectionStore, "invite" | "join" | "removeMember" | "members" | "invitation">;

const members = (executor: Database): Members => ({
  async invite(id, userId, now) {
    await executor
      .insertInto("collection_member")
      .values({ collection_id: id, user_id: userId, invited_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async join(id, userId, now) {
    await sql`
      update collection_member set joined_at = coalesce(joined_at, ${now})
       where collection_id = ${id} and user_id = ${userId}`.execute(executor);
  },

  async removeMember(id, userId) {
    await executor
      .deleteFrom("collection_member")
      .where("collection_id", "=", id)
      .where("user_id", "=", userId)
      .execute();
  },

  async members(id) {
    const { rows } = await sql<MemberFound>`
      select jsonb_build_object('id', person.id, 'handle', person.handle,
               'displayName', person.display_name, 'avatarUrl', person.avatar_url) as person,
             joined_at is not null as joined
        from collection_member join app_user person on person.id = user_id
       where collection_id = ${id} order by invited_at, user_id`.execute(executor);
    return rows;
  },

  async invitation(id, userId) {
    const { rows } = await sql<{ title: string; by: string; name: string }>`
      select collection.title, owner.id as by, owner.display_name as name
        from collection_member member
        join collection on collection.id = member.collection_id
        join app_user owner on owner.id = collection.user_id
       where member.collection_id = ${id} and member.user_id = ${userId} and joined_at is null
         and not ${IS_WITHHELD} and not ${isUnwanted(sql`owner.id`, userId)}`.execute(executor);
    return rows[0] ?? null;
  },
});
