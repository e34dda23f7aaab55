import type { Campaign } from "@kinora/contracts/campaign/campaign";
import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import { card } from "./builders.ts";
import { settings as storySettings } from "./story-builders.ts";

const AT = "2026-11-20T12:00:00.000Z";

/** Builds settings of a campaign that posts to the feed twice a week. */
export function campaignSettings(about: Partial<CampaignSettings> = {}): CampaignSettings {
  const { ownNarration: _own, pictures: _by, seed: _seed, ...story } = storySettings();
  return {
    ...{ name: "Harbour foxes", brief: "Stories about a fox", story, zone: "UTC" },
    slots: [
      { weekday: 1, time: "18:00" },
      { weekday: 4, time: "18:00" },
    ],
    targets: [{ connectionId: "kinora", fields: { platform: "kinora", kind: "feed" } }],
    ...{ weeklyGems: 60, end: { by: "owner" }, ...about },
  };
}

export function campaign(about: Partial<Campaign> = {}): Campaign {
  return {
    ...{ id: "cmp_1", settings: campaignSettings(), version: 1, state: "active", pause: null },
    ...{ approval: "review_all", fallback: null, approvalsInARow: 0, rules: [] },
    week: { begins: "2026-11-16", limit: 60, held: 9, spent: 12 },
    ...{ toReview: 0, sourcesLeft: 0, nextAt: null, posted: 0, createdAt: AT, ...about },
  };
}

/** Builds a story that waits for its owner. */
export function campaignStory(about: Partial<CampaignStory> = {}): CampaignStory {
  return {
    ...{ id: "cs_1", campaignId: "cmp_1", campaignName: "Harbour foxes", stage: "review" },
    slot: { wall: "2026-11-30T18:00", zone: "UTC", at: "2026-11-30T18:00:00.000Z" },
    ...{ idea: "A fox wants to build a kite.", source: null, title: "The Kite", storyId: "sty_1" },
    ...{ work: card({ id: "crt_1" }), postId: null, gems: 10, unseen: false, rejection: null },
    ...{
      skipped: null,
      sentence: null,
      waitsFor: null,
      actions: ["approve", "reject", "render", "skip"],
    },
    ...{ version: 3, updatedAt: AT, ...about },
  };
}
