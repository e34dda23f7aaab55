import type { CreationPatch } from "@kinora/domain/creation/creation";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import { canSee } from "@kinora/domain/creation/creation-visibility";
import { sql, type Updateable } from "kysely";
import { isKeptApart } from "../block/unwanted.ts";
import type { Database } from "../client.ts";
import { PREPARED } from "../prepared.ts";
import type { CreationTable } from "../schema.gen.ts";
import { CREATION_COLUMNS, IS_HIDDEN, parseCreation } from "./parse-creation.ts";
import { isKeptByRating } from "./too-mature.ts";

export function postgresCreationStore(executor: Database): CreationStore {
  const one = (id: string) =>
    executor.selectFrom("creation").select(CREATION_COLUMNS).where("id", "=", id);
  return {
    async insert(creation) {
      await executor
        .insertInto("creation")
        .values({
          ...toRow(creation),
          id: creation.id,
          user_id: creation.userId,
          kind: creation.kind,
          type: creation.type,
          prompt: creation.prompt,
          model: creation.model,
          style: creation.style,
          aspect_ratio: creation.aspectRatio,
          width: creation.width,
          height: creation.height,
          recipe: JSON.stringify(creation.recipe ?? {}),
          price_version: creation.priceVersion,
          parent_id: creation.parentId,
          order_id: creation.order?.id ?? null,
          order_place: creation.order?.place ?? null,
          background: creation.background,
          created_at: creation.createdAt,
        })
        .modifyEnd(PREPARED)
        .execute();
    },
    async find(id) {
      const row = await one(id).select(IS_HIDDEN).executeTakeFirst();
      return row ? parseCreation(row) : null;
    },
    async findSeen(id, viewer) {
      const row = await one(id)
        .select(IS_HIDDEN)
        .where(sql<boolean>`not ${isKeptApart(sql.ref("creation.user_id"), viewer)}`)
        .where(sql<boolean>`not ${isKeptByRating(viewer)}`)
        .executeTakeFirst();
      const found = row ? parseCreation(row) : null;
      return found && canSee(found, viewer) ? found : null;
    },
    async lock(id) {
      // Not "for update", so that ordering a remix, which refers to this row, does not wait for it.
      const row = await one(id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseCreation(row) : null;
    },
    async update(id, change) {
      const row = toRow(change);
      if (Object.keys(row).length === 0) return;
      await executor.updateTable("creation").set(row).where("id", "=", id).execute();
    },
    async countPrivate(userId, most) {
      const some = executor
        .selectFrom("creation")
        .select("id")
        .where("user_id", "=", userId)
        .where("private", "=", true)
        .where("purged_at", "is", null)
        .limit(most);
      const { count } = await executor
        .selectFrom(some.as("some"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

function toRow(change: CreationPatch): Updateable<CreationTable> {
  const { gems, recipe, notices, chapters } = change;
  const columns = {
    status: change.status,
    status_before_deletion: change.statusBeforeDeletion,
    private: change.private,
    hidden: change.hidden,
    moderator_hidden: change.moderatorHidden,
    mature_by_author: change.matureByAuthor,
    mature_by_house: change.matureByHouse,
    in_feed: change.inFeed,
    published_at: change.publishedAt,
    deleted_at: change.deletedAt,
    purged_at: change.purgedAt,
    prompt: change.prompt,
    title: change.title,
    failure_class: change.failureClass,
    thumbhash: change.thumbhash,
    finished_at: change.finishedAt,
    recipe: recipe === undefined ? undefined : JSON.stringify(recipe ?? {}),
    notices: notices === undefined ? undefined : JSON.stringify(notices),
    chapters: chapters === undefined ? undefined : JSON.stringify(chapters),
    duration: change.duration,
    gems_held: gems?.held,
    gems_settled: gems?.settled,
    gems_refunded: gems?.refunded,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
