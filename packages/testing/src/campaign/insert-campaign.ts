import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
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

/** Inserts a running campaign of Ada's. */
export const insertCampaign = (
  database: Database,
  { id, at = 0 }: { readonly id: string; readonly at?: number },
): Promise<void> =>
  postgresCampaigns(database).add(
    {
      ...{ id, userId: "usr_ada", settings: CAMPAIGN_SETTINGS, version: 1, state: "active" },
      ...{ pause: null, approval: "review_all", fallback: null, approvalsInARow: 0, rules: [] },
      ...{ createdAt: new Date(Date.UTC(2026, 10, 1) + at * 1_000), endedAt: null },
    },
    { key: id, digest: "" },
  );
