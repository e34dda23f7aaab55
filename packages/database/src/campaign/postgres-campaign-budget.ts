import type { CampaignBudgetStore } from "@kinora/domain/campaign/campaign-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";

export const postgresCampaignBudget = (executor: Database): CampaignBudgetStore => ({
  async hold({ campaignId, begins, limit }, { holdId, storyId, gems }) {
    // The hold is a repetition: it is counted already.
    const counted = await executor
      .selectFrom("campaign_hold")
      .select("hold_id")
      .where("hold_id", "=", holdId)
      .executeTakeFirst();
    if (counted) return true;
    const { rows } = await sql`
      insert into campaign_week as week (campaign_id, begins, gem_limit, held)
      select ${campaignId}, ${begins}, ${limit}::integer, ${gems}::integer where ${gems}::integer <= ${limit}::integer
          on conflict (campaign_id, begins) do update set held = week.held + ${gems}::integer
       where week.held + week.spent + ${gems}::integer <= week.gem_limit
      returning campaign_id`.execute(executor);
    if (rows.length === 0) return false;
    await executor
      .insertInto("campaign_hold")
      .values({ hold_id: holdId, campaign_id: campaignId, begins, story_id: storyId, gems })
      .execute();
    return true;
  },

  async setLimit(campaignId, begins, limit) {
    await sql`
      update campaign_week set gem_limit = greatest(${limit}::integer, held + spent)
       where campaign_id = ${campaignId} and begins = ${begins}`.execute(executor);
  },

  async weeksOf(begins) {
    if (begins.size === 0) return new Map();
    const ids = [...begins.keys()];
    const mondays = [...begins.values()];
    const { rows } = await sql<{
      readonly id: string;
      readonly held: number;
      readonly spent: number;
    }>`
      select week.campaign_id as id, held, spent from campaign_week week
        join unnest(${ids}::text[], ${mondays}::text[]) as wanted (campaign_id, begins)
          on wanted.campaign_id = week.campaign_id and wanted.begins = week.begins`.execute(
      executor,
    );
    return new Map(rows.map(({ id, held, spent }) => [id, { held, spent }]));
  },
});

/**
 * Counts what became of a hold in the week of its campaign, in the transaction that resolves it; does
 * nothing for other holds. Holds of stories have no parts: they are resolved at once.
 */
export async function resolveCampaignHold(
  transaction: Database,
  holdId: string,
  spent: number,
): Promise<void> {
  await sql`
    with resolved as (
      update campaign_hold set spent = ${spent}::integer
       where hold_id = ${holdId} and spent is null
      returning campaign_id, begins, gems
    )
    update campaign_week week
       set held = week.held - resolved.gems, spent = week.spent + ${spent}::integer
      from resolved
     where week.campaign_id = resolved.campaign_id and week.begins = resolved.begins`.execute(
    transaction,
  );
}
