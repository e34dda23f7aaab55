import type { CampaignSourceStore } from "@kinora/domain/campaign/campaign-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseCampaignSource } from "./parse-campaign.ts";

const usedBy = sql<string | null>`(
  select campaign_story.id from campaign_story where source_id = campaign_source.id)`;

const all = (executor: Database) =>
  executor.selectFrom("campaign_source").selectAll().select(usedBy.as("used_by"));
const unused = sql<boolean>`not exists (
  select from campaign_story where source_id = campaign_source.id)`;

export const postgresCampaignSources = (executor: Database): CampaignSourceStore => ({
  ...reads(executor),
  async add(source, { key, digest }) {
    await executor
      .insertInto("campaign_source")
      .values({
        ...{ id: source.id, campaign_id: source.campaignId, request_key: key },
        ...{ request_digest: digest, kind: source.kind, title: source.title, body: source.body },
        ...{ address: source.address, created_at: source.createdAt },
      })
      .execute();
  },

  async lock(id) {
    const row = await all(executor).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    return row ? parseCampaignSource(row) : null;
  },

  async remove(id) {
    await executor.deleteFrom("campaign_source").where("id", "=", id).execute();
  },
});

function reads(executor: Database): Omit<CampaignSourceStore, "add" | "lock" | "remove"> {
  const count = (campaignId: string) =>
    executor
      .selectFrom("campaign_source")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("campaign_id", "=", campaignId);
  return {
    async findRequest(campaignId, key) {
      const row = await executor
        .selectFrom("campaign_source")
        .select(["id", "request_digest"])
        .where("campaign_id", "=", campaignId)
        .where("request_key", "=", key)
        .executeTakeFirst();
      return row ? { sourceId: row.id, digest: row.request_digest } : null;
    },

    async find(id) {
      const row = await all(executor).where("id", "=", id).executeTakeFirst();
      return row ? parseCampaignSource(row) : null;
    },

    async findAll(ids) {
      if (ids.length === 0) return [];
      const rows = await all(executor)
        .where("id", "in", [...ids])
        .execute();
      return rows.map(parseCampaignSource);
    },

    async list(campaignId, { after, most }) {
      const at = sql`date_trunc('milliseconds', created_at)`;
      let query = all(executor).where("campaign_id", "=", campaignId);
      if (after) query = query.where(sql<boolean>`(${at}, id) > (${after.at}, ${after.id})`);
      const rows = await query.orderBy(at).orderBy("id").limit(most).execute();
      return rows.map(parseCampaignSource);
    },

    count: async (campaignId) => (await count(campaignId).executeTakeFirstOrThrow()).count,
    countUnused: async (campaignId) =>
      (await count(campaignId).where(unused).executeTakeFirstOrThrow()).count,

    async nextUnused(campaignId) {
      const row = await all(executor)
        .where("campaign_id", "=", campaignId)
        .where(unused)
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      return row ? parseCampaignSource(row) : null;
    },
  };
}
