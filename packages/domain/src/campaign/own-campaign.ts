import { Refusal } from "../refusal.ts";
import type { CampaignRecord, CampaignStoryRecord } from "./campaign-record.ts";
import type { CampaignStores } from "./campaign-store.ts";

/** Refusal CAMPAIGN_NOT_FOUND, also for somebody else's. */
export function ownCampaign(campaign: CampaignRecord | null, userId: string): CampaignRecord {
  if (campaign?.userId !== userId) throw new Refusal("CAMPAIGN_NOT_FOUND");
  return campaign;
}

/** Refusals CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED. */
export function runningCampaign(campaign: CampaignRecord | null, userId: string): CampaignRecord {
  const own = ownCampaign(campaign, userId);
  if (own.state === "ended") throw new Refusal("CAMPAIGN_ENDED");
  return own;
}

/** Refusal CAMPAIGN_STORY_NOT_FOUND, also for somebody else's. */
export function ownCampaignStory(
  story: CampaignStoryRecord | null,
  userId: string,
): CampaignStoryRecord {
  if (story?.userId !== userId) throw new Refusal("CAMPAIGN_STORY_NOT_FOUND");
  return story;
}

/**
 * Locks a person's story after its campaign, as everybody does.
 *
 * @throws Refusal CAMPAIGN_STORY_NOT_FOUND
 */
export async function lockStory(
  { campaigns, campaignStories }: Pick<CampaignStores, "campaigns" | "campaignStories">,
  id: string,
  userId: string,
): Promise<{ readonly campaign: CampaignRecord; readonly story: CampaignStoryRecord }> {
  const { campaignId } = ownCampaignStory(await campaignStories.find(id), userId);
  const campaign = await campaigns.lock(campaignId);
  const story = ownCampaignStory(await campaignStories.lock(id), userId);
  if (!campaign) throw new Refusal("CAMPAIGN_STORY_NOT_FOUND");
  return { campaign, story };
}
