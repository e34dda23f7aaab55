import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { postgresCampaignSources } from "@kinora/database/campaign/postgres-campaign-sources";
import { postgresCampaignStories } from "@kinora/database/campaign/postgres-campaign-stories";
import { postgresCampaigns } from "@kinora/database/campaign/postgres-campaigns";
import type { Database } from "@kinora/database/client";

const { ownNarration: _, ...DEFAULTS } = STORY_DEFAULTS;

/** Twice a week in our own feed. */
export const CAMPAIGN_SETTINGS: CampaignSettings = {
  name: "Forest evenings",
  brief: "Gentle stories about a fox in the forest",
  story: { ...DEFAULTS, type: "narrative", duration: 15, voice: "heart" },
  slots: [
    { weekday: 3, time: "18:30" },
    { weekday: 7, time: "02:30" },
  ],
  zone: "Europe/Berlin",
  targets: [{ connectionId: "kinora", fields: { platform: "kinora", kind: "feed" } }],
  weeklyGems: 200,
  end: { by: "owner" },
};

const BEGINNING = Date.UTC(2026, 10, 1);

/** Inserts a running campaign of Ada's. */
export const insertCampaign = (
  database: Database,
  { id, at = 0 }: { readonly id: string; readonly at?: number },
): Promise<void> =>
  postgresCampaigns(database).add(
    {
      ...{ id, userId: "usr_ada", settings: CAMPAIGN_SETTINGS, version: 1, state: "active" },
      ...{ pause: null, approval: "review_all", fallback: null, approvalsInARow: 0, rules: [] },
      ...{ createdAt: new Date(BEGINNING + at * 1_000), endedAt: null },
    },
    { key: id, digest: "" },
  );

/** Inserts an unused source. */
export const insertCampaignSource = (
  database: Database,
  campaignId: string,
  at: number,
): Promise<void> =>
  postgresCampaignSources(database).add(
    {
      ...{ id: `source-${at}`, campaignId, kind: "note", title: "Foxes", body: "Foxes are shy." },
      ...{ address: null, usedBy: null, createdAt: new Date(BEGINNING + at * 1_000) },
    },
    { key: `source-${at}`, digest: "" },
  );

/** Inserts a story that waits for Ada, each for a minute of its own. */
export async function insertReviewedStory(
  database: Database,
  campaignId: string,
  at: number,
): Promise<void> {
  const createdAt = new Date(BEGINNING);
  const slot = { wall: `reviewed-${at}`, zone: "UTC", at: new Date(BEGINNING + at * 60_000) };
  await postgresCampaignStories(database).add({
    ...{ id: `reviewed-${at}`, campaignId, userId: "usr_ada", slot, stage: "review", version: 1 },
    ...{ settingsVersion: 1, attempt: 1, idea: "A fox", memory: { words: [], cast: [] } },
    ...{ sourceId: null, storyId: null, creationId: null, postId: null, isUnseen: false },
    ...{ rejection: null, skipped: null, trouble: null, remindedAt: null, nextAt: null },
    ...{ createdAt, updatedAt: createdAt, endedAt: null },
  });
}
