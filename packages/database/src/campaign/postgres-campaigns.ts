import type { CampaignPatch } from "@kinora/domain/campaign/campaign-record";
import type { CampaignCounts, CampaignStore } from "@kinora/domain/campaign/campaign-store";
import { sql, type Updateable } from "kysely";
import type { Database } from "../client.ts";
import type { CampaignTable } from "../schema.gen.ts";
import { ofOpenAccount } from "./of-open-account.ts";
import { parseCampaign } from "./parse-campaign.ts";

type Store<Name extends keyof CampaignStore> = Pick<CampaignStore, Name>;

export const postgresCampaigns = (executor: Database): CampaignStore => ({
  ...changes(executor),
  ...lists(executor),
  async find(id) {
    const row = await all(executor).where("id", "=", id).executeTakeFirst();
    return row ? parseCampaign(row) : null;
  },

  async findAll(ids) {
    if (ids.length === 0) return [];
    const rows = await all(executor)
      .where("id", "in", [...ids])
      .execute();
    return rows.map(parseCampaign);
  },

  async findRequest(userId, key) {
    const row = await executor
      .selectFrom("campaign")
      .select(["id", "request_digest"])
      .where("user_id", "=", userId)
      .where("request_key", "=", key)
      .executeTakeFirst();
    return row ? { campaignId: row.id, digest: row.request_digest } : null;
  },
});

const all = (executor: Database) => executor.selectFrom("campaign").selectAll();

function changes(executor: Database): Store<"add" | "lock" | "change" | "remove"> {
  return {
    async add(campaign, { key, digest }) {
      await executor
        .insertInto("campaign")
        .values({
          ...{ id: campaign.id, user_id: campaign.userId, request_key: key },
          ...{ request_digest: digest, settings: JSON.stringify(campaign.settings) },
          ...{ version: campaign.version, state: campaign.state, pause: campaign.pause },
          ...{ approval: campaign.approval, approvals_in_a_row: campaign.approvalsInARow },
          ...{ rules: JSON.stringify(campaign.rules), created_at: campaign.createdAt },
        })
        .execute();
    },

    async lock(id) {
      const row = await all(executor).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
      return row ? parseCampaign(row) : null;
    },

    async change(id, patch) {
      const columns = columnsOf(patch);
      if (Object.keys(columns).length === 0) return;
      await executor.updateTable("campaign").set(columns).where("id", "=", id).execute();
    },

    async remove(id) {
      await executor.deleteFrom("campaign").where("id", "=", id).execute();
    },
  };
}

function columnsOf(patch: CampaignPatch): Updateable<CampaignTable> {
  const { settings, version, state, pause, approval, fallback, approvalsInARow, rules, endedAt } =
    patch;
  return {
    ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    ...(version !== undefined && { version }),
    ...(state !== undefined && { state }),
    ...(pause !== undefined && { pause }),
    ...(approval !== undefined && { approval }),
    ...(fallback !== undefined && {
      ...{ fallback: fallback?.because ?? null, fallback_at: fallback?.at ?? null },
    }),
    ...(approvalsInARow !== undefined && { approvals_in_a_row: approvalsInARow }),
    ...(rules !== undefined && { rules: JSON.stringify(rules) }),
    ...(endedAt !== undefined && { ended_at: endedAt }),
  };
}

function lists(executor: Database): Store<"list" | "countRunning" | "runningAfter" | "countsOf"> {
  return {
    async list(userId, { before, most, state }) {
      let query = all(executor).where("user_id", "=", userId);
      if (state) query = query.where("state", "=", state);
      if (before)
        query = query.where(
          sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${before.at}, ${before.id})`,
        );
      const rows = await query
        .orderBy(sql`date_trunc('milliseconds', created_at)`, "desc")
        .orderBy("id", "desc")
        .limit(most)
        .execute();
      return rows.map(parseCampaign);
    },

    async countRunning(userId) {
      const { count } = await executor
        .selectFrom("campaign")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .where("state", "<>", "ended")
        .executeTakeFirstOrThrow();
      return count;
    },

    async runningAfter(after, limit) {
      const rows = await executor
        .selectFrom("campaign")
        .select("id")
        .where("state", "<>", "ended")
        .where(ofOpenAccount("campaign"))
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async countsOf(ids) {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<CampaignCounts & { readonly id: string }>`
        select id,
          (select count(*)::integer from campaign_story
            where campaign_id = campaign.id and stage = 'review') as "toReview",
          (select count(*)::integer from campaign_story
            where campaign_id = campaign.id and stage = 'posted') as posted,
          (select min(due_at) from campaign_story
            where campaign_id = campaign.id and ended_at is null) as "nextAt",
          (select count(*)::integer from campaign_source source
            where campaign_id = campaign.id
              and not exists (select from campaign_story where source_id = source.id))
            as "sourcesLeft"
          from campaign where id = any(${[...ids]}::text[])`.execute(executor);
      return new Map(rows.map(({ id, ...counts }) => [id, counts]));
    },
  };
}
