import type { CampaignStores } from "@kinora/domain/campaign/campaign-store";
import type { Database } from "../client.ts";
import { postgresCampaignBudget } from "./postgres-campaign-budget.ts";
import { postgresCampaignSources } from "./postgres-campaign-sources.ts";
import { postgresCampaignStories } from "./postgres-campaign-stories.ts";
import { postgresCampaigns } from "./postgres-campaigns.ts";

export const campaignStores = (executor: Database): CampaignStores => ({
  campaigns: postgresCampaigns(executor),
  campaignStories: postgresCampaignStories(executor),
  campaignSources: postgresCampaignSources(executor),
  campaignBudget: postgresCampaignBudget(executor),
});
