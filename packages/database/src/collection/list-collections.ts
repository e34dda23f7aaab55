import { COLLECTION_STANDINGS } from "@kinora/contracts/collection/collection";
import { COLLECTION_COVER } from "@kinora/contracts/collection/collection-limits";
import { COLLECTION_VISIBILITIES } from "@kinora/contracts/collection/collection-visibility";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CollectionFound, CollectionStore } from "@kinora/domain/collection/collection-store";
import type { Position } from "@kinora/domain/position";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { isKeptApart } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import type { RatedReader } from "../creation/too-mature.ts";
import { IS_WITHHELD, isCollectionSeen, isShownTo, standingOf } from "../feed/seen-collection.ts";
import { visibleTo } from "../feed/visible-in-feed.ts";

export const collectionRow = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  visibility: z.enum(COLLECTION_VISIBILITIES),
  createdAt: z.date(),
  standing: z.enum(COLLECTION_STANDINGS).nullable(),
});

const foundRow = collectionRow.extend({
  owner: z.object({
    id: z.string(),
    handle: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  works: z.number(),
  cover: z.array(z.string()),
  has: z.boolean().nullable(),
  withheld: z.boolean(),
}) satisfies z.ZodType<CollectionFound>;

/** SQL expressions: a collection, and what a person is to it. */
export const collectionColumns = (userId: string | null): RawBuilder<unknown> => sql`
  collection.id, collection.user_id as "userId", collection.title, collection.description,
  collection.visibility, collection.created_at as "createdAt", ${standingOf(userId)} as standing`;

interface Asked {
  readonly viewer: RatedReader;
  readonly which: RawBuilder<unknown>;
  readonly creationId?: string | null;
  readonly before?: Position | null;
  readonly most: number;
}

/**
 * Collections with what the viewer sees of them: works that are not shown to them are neither
 * counted nor on the cover. One query, however many.
 */
async function read(
  executor: Database,
  { viewer, which, creationId = null, before = null, most }: Asked,
): Promise<CollectionFound[]> {
  const { rows } = await sql`
    select ${collectionColumns(viewer?.id ?? null)}, seen.works, seen.cover, ${IS_WITHHELD} as withheld,
           jsonb_build_object('id', owner.id, 'handle', owner.handle,
             'displayName', owner.display_name, 'avatarUrl', owner.avatar_url) as owner,
           case when ${creationId}::text is null then null else exists (
             select from collection_work
              where collection_id = collection.id and creation_id = ${creationId}) end as has
      from collection join app_user owner on owner.id = collection.user_id
      cross join lateral (
        select count(*)::int as works,
               coalesce((array_agg(creation.id order by kept.added_at desc, creation.id desc))
                          [1:${sql.raw(String(COLLECTION_COVER))}], '{}') as cover
          from collection_work kept join creation on creation.id = kept.creation_id
         where kept.collection_id = collection.id
           and ${visibleTo({ viewerId: viewer?.id, generalOnly: viewer?.generalOnly })}) seen
     where ${which}
       and (${before?.id ?? null}::text is null or (collection.created_at, collection.id)
              < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}))
     order by collection.created_at desc, collection.id desc limit ${most}`.execute(executor);
  return rows.map((row) => foundRow.parse(row));
}

export async function findCollection(
  executor: Database,
  id: string,
  viewer: Viewer | null,
): Promise<CollectionFound | null> {
  const which = sql`collection.id = ${id} and ${isCollectionSeen(viewer)}`;
  const [found] = await read(executor, { viewer, which, most: 1 });
  return found ?? null;
}

export async function listCollectionsOf(
  executor: Database,
  ...[handle, viewer, { before, most, now }]: Parameters<CollectionStore["listOf"]>
): Promise<readonly CollectionFound[] | null> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select id from app_user where handle = ${handle} and erased_at is null
      union all
      select user_id from old_handle where handle = ${handle} and until > ${now}
      limit 1)
    select id from wanted where not ${isKeptApart(sql`wanted.id`, viewer)}`.execute(executor);
  const [person] = rows;
  if (!person) return null;
  const which = sql`collection.user_id = ${person.id} and collection.visibility = 'public'
      and ${isShownTo(viewer)}`;
  return read(executor, { viewer, which, before, most });
}

export const listOwnCollections = (
  executor: Database,
  ...[userId, { creationId, generalOnly, before, most }]: Parameters<CollectionStore["listOwn"]>
): Promise<readonly CollectionFound[]> => {
  const which = sql`(collection.user_id = ${userId} or (
      collection.id in (select collection_id from collection_member where user_id = ${userId})
      and not ${isKeptApart(sql.ref("collection.user_id"), { id: userId, role: "user" })}
      and not ${IS_WITHHELD}))`;
  return read(executor, { viewer: { id: userId, generalOnly }, which, creationId, before, most });
};
