import type { GemLedger } from "../gem/gem-ledger.ts";
import { Refusal } from "../refusal.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import type { CampaignBudgetStore } from "./campaign-store.ts";
import { mondayOf } from "./wall-days.ts";

interface Spending {
  readonly campaign: CampaignRecord;
  readonly story: Pick<CampaignStoryRecord, "id">;
  readonly budget: Pick<CampaignBudgetStore, "hold" | "weeksOf">;
  readonly now: Date;
}

/**
 * Returns a ledger whose holds count in the campaign's week, in the same transaction, and are refused
 * when they would pass it: CAMPAIGN_BUDGET. What becomes of them is counted where holds are resolved.
 */
export const budgetedLedger = <Ledger extends Pick<GemLedger, "hold">>(
  ledger: Ledger,
  { campaign, story, budget, now }: Spending,
): Ledger => ({
  ...ledger,
  async hold(input: Parameters<GemLedger["hold"]>[0]) {
    const held = await ledger.hold(input);
    const { gems } = input;
    const begins = mondayOf(now, campaign.settings.zone);
    const limit = campaign.settings.weeklyGems;
    const week = { campaignId: campaign.id, begins, limit };
    if (await budget.hold(week, { holdId: held.holdId, storyId: story.id, gems })) return held;
    const used = (await budget.weeksOf(new Map([[campaign.id, begins]]))).get(campaign.id);
    const left = limit - (used?.held ?? 0) - (used?.spent ?? 0);
    throw new Refusal("CAMPAIGN_BUDGET", { limit, left, gems });
  },
});
