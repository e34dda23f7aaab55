import { ENDED_STAGES } from "@kinora/contracts/campaign/campaign-vocabulary";
import type { CampaignStoryPatch } from "@kinora/domain/campaign/campaign-record";
import type { CampaignStoryStore } from "@kinora/domain/campaign/campaign-store";
import { sql, type Updateable } from "kysely";
import type { Database } from "../client.ts";
import type { CampaignStoryTable } from "../schema.gen.ts";
import { ofOpenAccount } from "./of-open-account.ts";
import { parseCampaignStory, storyMemory } from "./parse-campaign.ts";

type Store<Name extends keyof CampaignStoryStore> = Pick<CampaignStoryStore, Name>;

export const postgresCampaignStories = (executor: Database): CampaignStoryStore => ({
  ...changes(executor),
  ...lists(executor),
  ...upkeep(executor),
  async find(id) {
    const row = await all(executor).where("id", "=", id).executeTakeFirst();
    return row ? parseCampaignStory(row) : null;
  },
});

const all = (executor: Database) => executor.selectFrom("campaign_story").selectAll();

function changes(executor: Database): Store<"add" | "lock" | "change"> {
  return {
    async add(story) {
      const { numInsertedOrUpdatedRows } = await executor
        .insertInto("campaign_story")
        .values({
          ...{ id: story.id, campaign_id: story.campaignId, user_id: story.userId },
          ...{ wall_time: story.slot.wall, zone: story.slot.zone, due_at: story.slot.at },
          ...{ stage: story.stage, version: story.version, attempt: story.attempt },
          ...{ settings_version: story.settingsVersion, idea: story.idea },
          ...{ memory: JSON.stringify(story.memory), next_at: story.nextAt },
          ...{ created_at: story.createdAt, updated_at: story.updatedAt },
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async lock(id) {
      const row = await all(executor).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseCampaignStory(row) : null;
    },

    async change(id, patch, now) {
      await executor
        .updateTable("campaign_story")
        .set({ ...columnsOf(patch), version: sql`version + 1`, updated_at: now })
        .where("id", "=", id)
        .execute();
    },
  };
}

/** Columns by the property that they keep. */
const COLUMNS = {
  ...{ stage: "stage", settingsVersion: "settings_version", attempt: "attempt", idea: "idea" },
  ...{ sourceId: "source_id", storyId: "story_id", creationId: "creation_id", postId: "post_id" },
  ...{ isUnseen: "is_unseen", rejection: "rejection", skipped: "skipped" },
  ...{ remindedAt: "reminded_at", nextAt: "next_at", endedAt: "ended_at" },
} as const satisfies Partial<Record<keyof CampaignStoryPatch, keyof CampaignStoryTable>>;

function columnsOf(patch: CampaignStoryPatch): Updateable<CampaignStoryTable> {
  const { slot, memory, trouble, ...plain } = patch;
  const columns = Object.entries(plain)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [COLUMNS[name as keyof typeof COLUMNS], value] as const);
  return {
    ...Object.fromEntries(columns),
    ...(slot && { wall_time: slot.wall, zone: slot.zone, due_at: slot.at }),
    ...(memory && { memory: JSON.stringify(memory) }),
    ...(trouble !== undefined && { trouble: trouble === null ? null : JSON.stringify(trouble) }),
  };
}

function lists(executor: Database): Store<"list" | "listReview" | "listOpen" | "postedUnseen"> {
  const due = sql`date_trunc('milliseconds', due_at)`;
  return {
    async list(campaignId, { before, most, stage }) {
      let query = all(executor).where("campaign_id", "=", campaignId);
      if (stage) query = query.where("stage", "=", stage);
      if (before) query = query.where(sql<boolean>`(${due}, id) < (${before.at}, ${before.id})`);
      const rows = await query.orderBy(due, "desc").orderBy("id", "desc").limit(most).execute();
      return rows.map(parseCampaignStory);
    },

    async listReview(userId, { after, most }) {
      let query = all(executor).where("user_id", "=", userId).where("stage", "=", "review");
      if (after) query = query.where(sql<boolean>`(${due}, id) > (${after.at}, ${after.id})`);
      const rows = await query.orderBy(due).orderBy("id").limit(most).execute();
      return rows.map(parseCampaignStory);
    },

    async listOpen(campaignId, now) {
      const rows = await all(executor)
        .where("campaign_id", "=", campaignId)
        .where(({ or, eb }) => or([eb("ended_at", "is", null), eb("due_at", ">", now)]))
        .orderBy("due_at")
        .orderBy("id")
        .execute();
      return rows.map(parseCampaignStory);
    },

    async postedUnseen(userId, since) {
      const rows = await all(executor)
        .where("user_id", "=", userId)
        .where("stage", "=", "posted")
        .where("is_unseen", "=", true)
        .where("ended_at", ">=", since)
        .orderBy("ended_at", "desc")
        .execute();
      return rows.map(parseCampaignStory);
    },
  };
}

function upkeep(
  executor: Database,
): Store<"dueAfter" | "memories" | "countWanted" | "lookNow" | "gemsOf" | "titlesOf"> {
  return {
    async dueAfter(now, after, limit) {
      const rows = await executor
        .selectFrom("campaign_story")
        .select("id")
        .where("ended_at", "is", null)
        .where("next_at", "<=", now)
        .where(ofOpenAccount("campaign_story"))
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async memories(campaignId, except, most) {
      const rows = await executor
        .selectFrom("campaign_story")
        .select("memory")
        .where("campaign_id", "=", campaignId)
        .where("id", "<>", except)
        .orderBy("due_at", "desc")
        .limit(most)
        .execute();
      return rows.map(({ memory }) => storyMemory.parse(memory));
    },

    async countWanted(campaignId) {
      const { count } = await executor
        .selectFrom("campaign_story")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("campaign_id", "=", campaignId)
        .where(
          "stage",
          "not in",
          ENDED_STAGES.filter((stage) => stage !== "posted"),
        )
        .executeTakeFirstOrThrow();
      return count;
    },

    async lookNow(campaignId, now) {
      await executor
        .updateTable("campaign_story")
        .set({ next_at: now })
        .where("campaign_id", "=", campaignId)
        .where("ended_at", "is", null)
        .execute();
    },

    async titlesOf(ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<{ readonly id: string; readonly title: string }>`
        select campaign_story.id, story.board ->> 'title' as title
          from campaign_story join story on story.id = campaign_story.story_id
         where campaign_story.id = any(${[...ids]}::text[]) and story.board is not null`.execute(
        executor,
      );
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    async gemsOf(ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<{ readonly id: string; readonly gems: number }>`
        select story_id as id, sum(spent)::integer as gems from campaign_hold
         where story_id = any(${[...ids]}::text[]) and spent is not null
         group by story_id`.execute(executor);
      return new Map(rows.map(({ id, gems }) => [id, gems]));
    },
  };
}
