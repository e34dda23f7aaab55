import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";

/** True for stories that tell only what their sources say. */
export const needsSources = ({ story }: Pick<CampaignSettings, "story">): boolean =>
  story.type === "informative" || story.genre === "history";
